import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility';
import { storedBytes, storedNames, storedRow } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import {
  drawing,
  heavyPicture,
  iphonePhoto,
  movingPicture,
  phonePhoto,
  plainPicture,
} from '../../support/pictures';
import { saveButton } from '../../support/row-form';
import { slowUploads } from '../../support/slow-network';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const FOLDER = 'announcements';
const isUpload = (url: URL) => url.pathname.startsWith('/storage/v1/upload/resumable');

test('a phone photo is cropped by keyboard, straightened, shrunk and freed of its place', async ({
  admin,
  page,
  site,
}) => {
  const title = 'Telefonla Çekilen Kapak';
  const cover = new PictureField(page, 'Kapak resmi');
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await admin.form.getByLabel('Başlık', { exact: true }).fill(title);
  await expect(page.getByLabel('Kapak resminin açıklaması')).toBeHidden();

  await cover.choose(await phonePhoto());
  const frame = cover.cropping.getByRole('application');
  await expect(frame).toBeVisible();
  // The frame starts in the middle. The picture is moved down until the frame shows its red upper end.
  await frame.focus();
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.down('ArrowDown');
    // A held key leaves the page time to draw between its steps. React takes fifty steps without a draw for a loop (its error 185).
    if (press % 5 === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.up('ArrowDown');
  await cover.cropping.getByRole('slider', { name: 'Yakınlaştırma' }).press('ArrowRight');
  await cover.cropping.getByRole('button', { name: 'Kırp', exact: true }).click();
  await cover.awaitStored();

  const description = page.getByLabel('Kapak resminin açıklaması');
  await description.fill('Okulun kapısında bekleyen mezunlar');
  await admin.save();
  await expect(admin.row(title)).toBeVisible();

  const row = await storedRow(site, 'announcements', title);
  expect(row.cover_alt).toBe('Okulun kapısında bekleyen mezunlar');
  expect(row.cover_url).toMatch(
    /^\/storage\/v1\/object\/public\/media\/announcements\/\d{13}-[0-9a-f]{8}\.webp#odak=50-50$/,
  );
  const picture = sharp(await storedBytes(site, String(row.cover_url)));
  const { format, width, height, exif, orientation } = await picture.metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined });
  expect(width).toBeGreaterThan(1200);
  expect(width).toBeLessThanOrEqual(1500);
  expect(width / height).toBeCloseTo(16 / 9, 1);
  const { dominant } = await picture.stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('pictures are added by dragging and from the clipboard; a refused file says why', async ({
  admin,
  page,
}) => {
  const cover = new PictureField(page, 'Kapak resmi');
  const hero = new PictureField(page, 'Başlık arka planı');
  await admin.openAnnouncements();
  await admin.startAnnouncement();

  expect(await cover.drop(drawing)).toBe(true);
  await expect(cover.zone.getByRole('alert')).toHaveText(/^SVG dosyaları güvenlik nedeniyle yüklenemez/);
  await cover.choose(iphonePhoto);
  await expect(cover.zone.getByRole('alert')).toHaveText(/HEIC olarak kaydettiği/);

  expect(await cover.drop(await plainPicture('#16233b'))).toBe(true);
  const first = await cover.awaitStored();
  await expect(cover.zone.getByRole('alert')).toBeHidden();
  const beside = admin.form.getByText('Başlık', { exact: true });
  expect(await cover.drop(await plainPicture('#7b1e2b'), beside)).toBe(true);
  await expect(cover.preview).toHaveAttribute('src', first);

  const description = page.getByLabel('Kapak resminin açıklaması');
  await description.fill('Gece mavisi bir yüzey');
  await cover.button.focus();
  await cover.paste(await plainPicture('#7b1e2b'));
  await expect(cover.preview).not.toHaveAttribute('src', first);
  expect(await cover.awaitStored()).not.toBe(first);
  const doubt = page.getByText('Resim değişti. Bu açıklama yeni resme uyuyor mu?');
  await expect(doubt).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Uyuyor' }).click();
  await expect(doubt).toBeHidden();
  const decorative = page.getByRole('checkbox', { name: 'Yalnızca süs; açıklama gerekmez' });
  await decorative.check();
  await expect(description).toBeDisabled();
  await decorative.uncheck();
  await expect(description).toHaveValue('Gece mavisi bir yüzey');

  // While the focus is in a line of text, the picture goes to the first picture field that is empty.
  await admin.form.getByLabel('Başlık', { exact: true }).focus();
  await hero.paste(await plainPicture('#bbbbb1'));
  await hero.awaitStored();
  await cover.choose(await movingPicture());
  const question = page.getByRole('dialog', { name: 'Bu resim hareketli' });
  await expect(question.getByText('Sitede yalnızca ilk karesi', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'İlk kareyi kullan' }).click();
  await cover.awaitStored();
});

test('an upload can be stopped, goes on after a lost connection, and can be tried again when refused', async ({
  admin,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|413/);
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
  await cover.zone.getByRole('button', { name: /^Vazgeç/ }).click();
  await expect(cover.button).toBeFocused();
  await expect(saveButton(page)).toBeEnabled();
  await endSlowness();
  await expect.poll(() => storedNames(site, FOLDER)).toEqual(before);

  await page.route(isUpload, (route) => route.fulfill({ status: 413 }));
  await cover.choose(await heavyPicture());
  const complaint = cover.zone.getByRole('alert');
  await expect(complaint).toHaveText(/^STORAGE: Dosya çok büyük/);
  await expectAccessible(page);
  await page.unroute(isUpload);
  await page.route(isUpload, (route) => route.abort());
  await cover.zone.getByRole('button', { name: /^Yeniden dene/ }).click();
  await expect(complaint).toBeHidden();
  await expect(cover.zone.getByText(/^Bağlantı koptu/)).toBeVisible();
  await page.unroute(isUpload);
  const stored = await cover.awaitStored();
  expect(await storedNames(site, FOLDER)).toEqual(expect.arrayContaining([stored.split('/').at(-1)]));
});
