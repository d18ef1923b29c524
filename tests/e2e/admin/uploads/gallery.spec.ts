import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility';
import { storedNames, storedRow } from '../../support/media';
import { PHONE } from '../../support/identity';
import { PictureField } from '../../support/picture-field';
import { drawing, plainPicture, type SampleFile } from '../../support/pictures';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const LABEL = 'Fotoğraf albümü';

/** The addresses of the opened form's photos, in their order. */
function shownPhotos(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Albümdeki fotoğraflar' })
    .locator('img')
    .evaluateAll((photos) => photos.map((photo) => photo.getAttribute('src') ?? ''));
}

async function photos(count: number): Promise<SampleFile[]> {
  const colours = ['#7b1e2b', '#16233b', '#bbbbb1', '#57524a', '#8a8478'];
  return Promise.all(colours.slice(0, count).map((colour) => plainPicture(colour)));
}

/** A picture that says where it was taken. */
async function placedPicture(): Promise<SampleFile> {
  const { buffer } = await plainPicture('#57524a');
  const placed = sharp(buffer).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 3/1 0/1' } });
  return { name: 'yer.webp', mimeType: 'image/webp', buffer: await placed.webp().toBuffer() };
}

test('an album is filled, ordered by pointer and keys, and described', async ({ admin, page, site }) => {
  const title = 'Yüz Fotoğraflık Pilav Günü';
  const album = new PictureField(page, LABEL);
  const files = [...(await photos(3)), await placedPicture()];
  await page.goto('/admin/etkinlikler');
  await page.getByRole('button', { name: 'Yeni etkinlik' }).click();
  await admin.form.getByLabel('Başlık', { exact: true }).fill(title);

  await album.zone
    .locator('input[type=file]')
    .setInputFiles([...files.slice(0, 2), drawing, ...files.slice(2)]);
  await expect(album.zone.getByText('4 fotoğraf', { exact: true })).toBeVisible();
  await expect(album.zone.getByRole('alert')).toHaveText(/^SVG dosyaları güvenlik nedeniyle yüklenemez/);
  await album.zone.getByRole('button', { name: 'Kapat: cizim.svg' }).click();
  const [a = '', b = '', c = '', d = ''] = await shownPhotos(page);
  const stored = await page.request.get(d);
  expect((await sharp(await stored.body()).metadata()).exif, 'where it was taken').toBeUndefined();

  // Excel puts a picture of the copied word beside the word.
  const isLeftAlone = await album.zone.locator('input[type=file]').evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Hırka');
    clipboardData.items.add(new File(['png'], 'image.png', { type: 'image/png' }));
    return element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  expect(isLeftAlone).toBe(true);

  await album.zone.getByRole('button', { name: 'Başa doğru: 3. fotoğraf' }).click();
  expect(await shownPhotos(page)).toEqual([a, c, b, d]);
  await expect(album.zone.getByRole('status').last()).toHaveText(
    'Fotoğraf 4 fotoğraf içinde 2. sıraya taşındı.',
  );

  const tile = (position: number) =>
    album.zone.getByRole('button', { name: new RegExp(`^${position}\\. fotoğraf`) });
  const announced = page.locator('[id^="DndLiveRegion"]');
  // A key moves nothing until the tiles are measured. A person would press it again.
  const moveToThird = async () => {
    const last = '4 fotoğraf içinde 4. sırada.';
    await expect(announced).toHaveText(last);
    await expect(async () => {
      if ((await announced.textContent()) === last) await page.keyboard.press('ArrowLeft');
      await expect(announced).toHaveText('4 fotoğraf içinde 3. sırada.', { timeout: 2_000 });
    }).toPass();
  };
  await tile(4).focus();
  await page.keyboard.press('Space');
  await moveToThird();
  await page.keyboard.press('Space');
  expect(await shownPhotos(page)).toEqual([a, c, d, b]);

  await tile(1).hover();
  await page.mouse.down();
  const target = await tile(2).boundingBox();
  if (!target) throw new Error('The second photo is not in view.');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 });
  await expect(announced).toHaveText('4 fotoğraf içinde 2. sırada.');
  await page.mouse.up();
  await expect.poll(() => shownPhotos(page)).toEqual([c, a, d, b]);

  const dialog = page.getByRole('dialog', { name: 'Fotoğraf 1 / 4' });
  // A click right after a drop counts as the end of the drop. A person is slower than that, or presses again.
  await expect(async () => {
    await album.zone.getByRole('button', { name: '4 açıklama eksik. Şimdi yaz' }).press('Enter');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByLabel('Fotoğrafta ne var?').fill('Pilav kuyruğunda üç kuşak');
  await expectAccessible(page);
  await dialog.getByLabel('Fotoğrafta ne var?').press('Enter');
  const second = page.getByRole('dialog', { name: 'Fotoğraf 2 / 4' });
  await second.getByRole('checkbox', { name: 'Yalnızca süs; açıklama gerekmez' }).check();
  await second.getByRole('button', { name: 'Tamam' }).click();
  await expect(album.zone.getByRole('button', { name: '2 açıklama eksik. Şimdi yaz' })).toBeVisible();

  await admin.publishAndClose();
  const row = await storedRow(site, 'events', title);
  expect(row).toMatchObject({
    gallery: [c, a, d, b],
    gallery_alt: { [c]: 'Pilav kuyruğunda üç kuşak', [a]: '' },
  });

  await page.goto(`/duyurular/etkinlikler/${String(row.slug)}`);
  await expect(page.getByRole('img', { name: 'Pilav kuyruğunda üç kuşak' })).toBeVisible();
});

test('a text takes pictures from files only, and they are described in place', async ({
  admin,
  complaints,
  page,
  site,
}) => {
  // The browser reports a script that it blocks, also in the tree that is parsed only to be sanitized.
  complaints.allow(/Executing inline event handler violates/);
  const title = 'Metninde Fotoğraf Olan Duyuru';
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await admin.fillAnnouncement({ title, body: 'Önce bir cümle.' });
  const text = admin.form.getByRole('textbox', { name: 'Metin' });

  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Sonra bir alıntı.');
    clipboardData.setData(
      'text/html',
      '<blockquote><p>Sonra bir alıntı.</p></blockquote><img src="https://elsewhere.example/a.png" onerror="alert(1)">',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByText('Sonra bir alıntı.')).toBeVisible();
  await expect(text.locator('img')).toHaveCount(0);
  await expect(admin.form.getByText('Resmi dosya olarak ekleyin.', { exact: false })).toBeVisible();

  const [file] = await photos(1);
  await admin.form
    .locator('.ant-form-item')
    .filter({ has: page.getByRole('textbox', { name: 'Metin' }) })
    .locator('input[type=file]')
    .setInputFiles(file ?? []);
  await expect(text.locator('img')).toHaveCount(1);
  const group = admin.form.getByRole('group', { name: 'Resim' });
  await group.getByLabel('Resmin açıklaması').fill('Çınarın gölgesi');
  await expectAccessible(page);
  await group.getByRole('button', { name: 'Tamam' }).click();
  await expect(group).toBeHidden();
  await admin.publishAndClose();

  const { id, body } = await storedRow(site, 'announcements', title);
  const [, address = ''] = /<img [^>]*src="([^"]+)"/.exec(String(body)) ?? [];
  expect(address).toMatch(/^\/storage\/v1\/object\/public\/media\/announcements\//);
  await page.goto(`/duyurular/${String(id)}`);
  const shown = page.getByRole('img', { name: 'Çınarın gölgesi' });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('loading', 'lazy');
  await expect(shown).toHaveAttribute('width', '320');
  await expect(page.getByText('Önce bir cümle.')).toBeVisible();

  await page.goto(`/admin/duyurular/${String(id)}`);
  await text.locator('img').click();
  await group.getByRole('button', { name: 'Resmi kaldır' }).click();
  await expect(text.locator('img')).toHaveCount(0);
  await admin.saveAndClose();
  // The history still shows it.
  expect(await storedNames(site, 'announcements')).toContain(address.split('/').at(-1));
});

test('removing photos keeps the position in the album and the focus', async ({ backend, page }) => {
  const gallery = Array.from({ length: 14 }, (_, index) => `/favicon.svg?${index + 1}`);
  const { id } = await backend.createEvent({ title: 'Uzun albüm', gallery });
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/etkinlikler/${id}`);
  const remove = (position: number) =>
    page.getByRole('button', { name: `Kaldır: ${position}. fotoğraf`, exact: true });
  const list = page.getByRole('list', { name: 'Albümdeki fotoğraflar' });
  const top = async () => (await list.boundingBox())?.y;
  // By then the content above is loaded, and the bar with the buttons covers nothing.
  await expect(page.getByRole('toolbar')).toBeVisible();
  await remove(3).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await top();

  await remove(3).click();
  await expect(list.getByRole('listitem')).toHaveCount(13);
  await expect(remove(3)).toBeFocused();
  expect(await shownPhotos(page)).not.toContain('/favicon.svg?3');
  expect(await top()).toBe(before);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await expect(remove(3)).toBeFocused();
  expect(await top()).toBe(before);

  await remove(12).click();
  await expect(remove(11)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sona doğru: 2. fotoğraf' })).toHaveText('Sona doğru');
  await expect(page.getByRole('button', { name: 'Başa doğru: 2. fotoğraf' })).toHaveText('Başa doğru');

  const single = await backend.createEvent({ title: 'Tek fotoğraf', gallery: ['/favicon.svg'] });
  await page.goto(`/admin/etkinlikler/${single.id}`);
  await remove(1).click();
  await expect(new PictureField(page, LABEL).button).toBeFocused();
});
