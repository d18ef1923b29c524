import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const MAP = 'https://www.openstreetmap.org/';

test('the map loads from another site only when the visitor opens it, and can be closed again', async ({
  page,
  site,
}) => {
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
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim', exact: true }).click();
  await expect(page).toHaveURL(/\/iletisim\/iletisim-adresleri$/);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('address, telephone, mail and directions are shown, and no button promises a map', async ({
    complaints,
    page,
  }) => {
    complaints.allow(/\bcsp$/);
    await page.goto('/iletisim/iletisim-adresleri');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+90 (212) 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+902120000000',
    );
    await expect(main.getByRole('link', { name: 'bilgi@nds-mezunlar.example' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Yol tarifi/ })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
