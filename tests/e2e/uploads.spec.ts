import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleAtBothSizes } from './support/accessibility';
import { storedBytes, storedNames, storedRow } from './support/media';
import { PictureField } from './support/picture-field';
import {
  drawing,
  heavyPicture,
  iphonePhoto,
  movingPicture,
  phonePhoto,
  plainPicture,
} from './support/pictures';
import { expect, test } from './support/test';

test.use({ as: 'admin' });

const FOLDER = 'announcements';
/** So slow that an upload outlasts whatever is looked at meanwhile. */
const SLOW_BYTES_PER_S = 15_000;
const isUpload = (url: URL) => url.pathname.startsWith('/storage/v1/object/media/');

test('a phone photo is cropped by keyboard, straightened, shrunk, freed of its position, described and stored', async ({
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
  await expectAccessibleAtBothSizes(page);
  // The frame begins in the middle; the picture under it goes down until the frame shows its upper, red end.
  await frame.focus();
  for (let press = 0; press < 400; press += 1) await page.keyboard.down('ArrowDown');
  await page.keyboard.up('ArrowDown');
  await cover.cropping.getByRole('slider', { name: 'Yakınlaştırma' }).press('ArrowRight');
  await cover.cropping.getByRole('button', { name: 'Kırp', exact: true }).click();
  await cover.awaitStored();

  const description = page.getByLabel('Kapak resminin açıklaması');
  await description.fill('Okulun kapısında bekleyen mezunlar');
  await admin.save();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const row = await storedRow(site, FOLDER, title);
  expect(row.cover_alt).toBe('Okulun kapısında bekleyen mezunlar');
  expect(row.cover_url).toMatch(
    /^\/storage\/v1\/object\/public\/media\/announcements\/\d{13}-[0-9a-f]{8}\.webp$/,
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

test('an upload shows how far it is, can be stopped and tried again, and goes when the form is left', async ({
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

  const slowDown = await throttle(page);
  await cover.choose(await heavyPicture());
  const progress = cover.zone.getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expect(admin.form.getByRole('button', { name: 'Yükleniyor…' })).toBeDisabled();
  await expectAccessible(page);
  await cover.zone.getByRole('button', { name: /^İptal/ }).click();
  await expect(cover.button).toBeFocused();
  await expect(admin.form.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  await slowDown.end();
  await expect.poll(() => storedNames(site, FOLDER)).toEqual(before);

  await page.route(isUpload, (route) => route.abort());
  await cover.choose(await heavyPicture());
  const complaint = cover.zone.getByRole('alert');
  await expect(complaint).toHaveText(/^STORAGE: Sunucuya ulaşılamıyor/);
  await expectAccessibleAtBothSizes(page);
  await page.unroute(isUpload);
  await cover.zone.getByRole('button', { name: /^Tekrar dene/ }).click();
  await expect(complaint).toBeHidden();
  const stored = await cover.awaitStored();
  expect(await storedNames(site, FOLDER)).toEqual(expect.arrayContaining([stored.split('/').at(-1)]));

  await admin.form.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Ayrıl' }).click();
  await expect(admin.form).toBeHidden();
  await expect.poll(() => storedNames(site, FOLDER)).toEqual(before);
});

test('pictures come by dragging and from the clipboard; what cannot be taken says why', async ({
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
  await expect(cover.zone.getByRole('alert')).toHaveText(/HEIC biçiminde/);

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
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Uyuyor' }).click();
  await expect(doubt).toBeHidden();
  const decorative = page.getByRole('checkbox', { name: 'Anlamı yok, süs' });
  await decorative.check();
  await expect(description).toBeDisabled();
  await decorative.uncheck();
  await expect(description).toHaveValue('Gece mavisi bir yüzey');

  // With the focus in a line of text the picture goes to the first field that has none.
  await admin.form.getByLabel('Başlık', { exact: true }).focus();
  await hero.paste(await plainPicture('#bbbbb1'));
  await hero.awaitStored();
  await cover.choose(await movingPicture());
  await expect(cover.zone.getByRole('status')).toHaveText(/yalnızca ilk karesi yüklendi/);
});

test('alumni news may write over a file, and a decorative picture says so in the row', async ({
  admin,
  page,
  site,
}) => {
  const title = 'Sergi Açan Mezun';
  const picture = new PictureField(page, 'Kart resmi');
  await page.goto('/admin/mezunlardan-haberler');
  await page.getByRole('button', { name: /^Yeni/ }).click();
  await admin.form.getByLabel('Başlık', { exact: true }).fill(title);
  const sent = page.waitForRequest((request) => isUpload(new URL(request.url())));
  await picture.choose(await plainPicture('#16233b'));
  expect((await sent).headers()).toMatchObject({ 'x-upsert': 'true', 'cache-control': 'max-age=3600' });
  await picture.awaitStored();
  await page.getByRole('checkbox', { name: 'Anlamı yok, süs' }).first().check();
  await admin.save();
  await expect(admin.form).toBeHidden();
  expect(await storedRow(site, 'alumni_news', title)).toMatchObject({ image_alt: '', cover_alt: null });
});

test('what a crashed tab has uploaded is removed at the next start, but not what its draft shows', async ({
  admin,
  page,
  site,
}) => {
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

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await limit(SLOW_BYTES_PER_S);
  return { end: () => limit(-1).then(() => session.detach()) };
}
