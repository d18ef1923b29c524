import { pauseWrites } from '../../../../supabase/local/postgres/folder-lock';
import { PHONE } from '../../support/identity';
import { openForm, save, title } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('while the site is updated a form keeps what was typed and says why it is not saved, and the menu names the version', async ({
  backend,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/503/);
  const id = await backend.createAnnouncement({ title: 'Güncellenirken yazılan' });
  await openForm(page, id);
  await title(page).fill('Güncelleme bitince kaydedilen');
  const resume = await pauseWrites(site.dataDir);
  try {
    await save(page);
    const sentence =
      'Site şu anda güncelleniyor; birkaç dakika hiçbir değişiklik kaydedilemez. Biraz sonra yeniden deneyin.';
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(title(page)).toHaveValue('Güncelleme bitince kaydedilen');
  } finally {
    await resume();
  }
  await save(page);
  await expect.poll(() => backend.hasAnnouncement('Güncelleme bitince kaydedilen')).toBe(true);
  await page.goto('/admin');
  const [, running] = /^version (.+)$/m.exec(await (await page.request.get('/healthz')).text()) ?? [];
  const version = page.getByText(`Sürüm ${running}`, { exact: true });
  await expect(version).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(version).toBeVisible();
});
