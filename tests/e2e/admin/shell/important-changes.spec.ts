import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('a changed IBAN stands first on the overview until it was seen', async ({
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/503/);
  const [before, after] = ['TR330006100519786457841326', 'TR320010009999901234567890'];
  await backend.writeSettings({ iban: before });
  await backend.writeSettings({ iban: after });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Önemli değişiklikler' });
  const entry = panel.getByRole('listitem').filter({ hasText: 'TR32 0010 0099 9990 1234 5678 90' }).first();
  await expect(entry.getByRole('heading', { name: 'IBAN değişti' })).toBeVisible();
  await expect(entry.getByRole('definition')).toHaveText([
    'TR33 0006 1005 1978 6457 8413 26',
    'TR32 0010 0099 9990 1234 5678 90',
  ]);
  await expect(entry).toContainText(/Sistem, .*Bu siz değilseniz siteyi kuran kişiye sorun/);
  const regions = await page.getByRole('main').getByRole('region').all();
  expect(await regions[0]?.getByRole('heading', { level: 2 }).textContent()).toBe('Önemli değişiklikler');
  await expectAccessible(page);

  const seen = panel.getByRole('button', { name: 'Gördüm: IBAN değişti' });
  const count = await seen.count();
  await page.route('**/rpc/mark_change_seen', (route) =>
    route.fulfill({ status: 503, json: { message: 'kapalı' } }),
  );
  await seen.first().click();
  await expect(entry.getByRole('alert')).toContainText('Kaydedilemedi');
  expect(await seen.count()).toBe(count);
  await page.unroute('**/rpc/mark_change_seen');
  await seen.first().click();
  await expect(seen).toHaveCount(count - 1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Yayın durumu' })).toBeVisible();
  await expect(seen).toHaveCount(count - 1);
});
