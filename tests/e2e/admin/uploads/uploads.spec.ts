import { expectAccessible } from '../../support/accessibility';
import { storedNames } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { heavyPicture, plainPicture } from '../../support/pictures';
import { slowUploads } from '../../support/slow-network';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const FOLDER = 'announcements';
const isUpload = (url: URL) => url.pathname.startsWith('/storage/v1/object/media/');

test('an upload can be stopped and tried again, and is removed with its form', async ({
  admin,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const before = await storedNames(site, FOLDER);
  const cover = new PictureField(page, 'Kapak resmi');
  await admin.openAnnouncements();
  await admin.startAnnouncement();

  const endSlowness = await slowUploads(page);
  await cover.choose(await heavyPicture());
  const progress = cover.zone.getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expect(admin.form.getByRole('button', { name: 'Yükleniyor…' })).toBeDisabled();
  await cover.zone.getByRole('button', { name: /^İptal/ }).click();
  await expect(cover.button).toBeFocused();
  await expect(admin.form.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  await endSlowness();
  await expect.poll(() => storedNames(site, FOLDER)).toEqual(before);

  await page.route(isUpload, (route) => route.abort());
  await cover.choose(await heavyPicture());
  const complaint = cover.zone.getByRole('alert');
  await expect(complaint).toHaveText(/^STORAGE: Sunucuya ulaşılamıyor/);
  await expectAccessible(page);
  await page.unroute(isUpload);
  await cover.zone.getByRole('button', { name: /^Yeniden dene/ }).click();
  await expect(complaint).toBeHidden();
  const stored = await cover.awaitStored();
  expect(await storedNames(site, FOLDER)).toEqual(expect.arrayContaining([stored.split('/').at(-1)]));

  await admin.form.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Ayrıl' }).click();
  await expect(admin.form).toHaveCount(0);
  await expect.poll(() => storedNames(site, FOLDER)).toEqual(before);
});

test('a crashed tab’s uploads go at the next start, but for its draft’s', async ({ admin, page, site }) => {
  const cover = new PictureField(page, 'Kapak resmi');
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await admin.form.getByLabel('Başlık', { exact: true }).fill('Yarım kalan duyuru');
  await cover.choose(await plainPicture('#16233b'));
  const replaced = await cover.awaitStored();
  await cover.choose(await plainPicture('#7b1e2b'));
  await expect(cover.preview).not.toHaveAttribute('src', replaced);
  const kept = await cover.awaitStored();
  const names = [replaced, kept].map((address) => address.split('/').at(-1) ?? '');
  expect(await storedNames(site, FOLDER)).toEqual(expect.arrayContaining(names));
  await expect
    .poll(() => page.evaluate((address) => JSON.stringify(window.localStorage).includes(address), kept))
    .toBe(true);

  const next = await page.context().newPage();
  await page.close();
  await next.goto('/admin/duyurular');
  await expect.poll(() => storedNames(site, FOLDER)).not.toContain(names[0]);
  expect(await storedNames(site, FOLDER)).toContain(names[1]);
});
