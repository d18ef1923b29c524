import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const MAP = 'https://www.openstreetmap.org/';

test('the map loads from another site only when opened, and can be closed again', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.route(`${MAP}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Harita</title>Örnek sokaklar',
    }),
  );
  await page.goto('/iletisim/iletisim-adresleri');
  expect(foreign).toEqual([]);

  const map = page.getByRole('region', { name: 'Harita' });
  await map.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(map.frameLocator('iframe').getByText('Örnek sokaklar')).toBeVisible();
  await expectAccessible(page);
  expect(foreign.every((address) => address.startsWith(`${MAP}export/embed.html?`))).toBe(true);
  await map.getByRole('button', { name: 'Haritayı gizle' }).click();
  await expect(map.locator('iframe')).toHaveCount(0);
  await expect(map.getByRole('img', { name: /çizim harita/ })).toBeVisible();
});
