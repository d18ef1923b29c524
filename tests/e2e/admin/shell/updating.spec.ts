import { pauseWrites } from '../../../../supabase/local/postgres/folder-lock';
import { PHONE } from '../../support/identity';
import { openForm, save, title } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('on a full disk, and while the site is updated, a form keeps what was typed and says why it is not saved; the menu names the version', async ({
  backend,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/503|507/);
  const id = await backend.createAnnouncement({ title: 'Kaydedilemeyen' });
  await openForm(page, id);
  await title(page).fill('Yer açılınca kaydedilen');
  const makeRoom = await backend.fillDisk('announcements');
  try {
    await save(page);
    const sentence =
      'Sunucunun diski dolu olduğu için kaydedilemedi. Sayfayı kapatmadan siteye bakan kişiye haber verin; yer açılınca yeniden deneyin.';
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(title(page)).toHaveValue('Yer açılınca kaydedilen');
  } finally {
    await makeRoom();
  }
  await save(page);
  await expect.poll(() => backend.hasAnnouncement('Yer açılınca kaydedilen')).toBe(true);

  await page.getByRole('link', { name: 'Düzenle: Yer açılınca kaydedilen' }).click();
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
  const [, running] = /^version (.+)$/m.exec(await (await page.request.get('/healthz')).text()) ?? [];
  const version = page.getByText(`Sürüm ${running}`, { exact: true });
  await expect(version).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(version).toBeVisible();
});
