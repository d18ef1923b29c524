import type { Page } from '@playwright/test';
import { examine, expectAccessible } from '../../support/accessibility';
import type { Backend } from '../../support/backend';
import { PHONE } from '../../support/identity';
import { storedBytes, storedRow, storePicture } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { press, saveButton } from '../../support/row-form';
import { confirm, notice, tagged } from '../../support/rows';
import type { Site } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const LIBRARY = '/admin/dosyalar';
const COVER = 'Kapak resmi';

const cardOf = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Dosyalar' }).getByRole('listitem').filter({ hasText: words }).first();
const filter = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Hangi dosyalar?' }).getByText(name, { exact: true }).click();
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Dosyalarda ara' }).fill(words);
  // A selection ends with another search.
  await expect(page).toHaveURL((address) => address.searchParams.get('q') === words);
}

/** A draft with a picture of that name. Returns the picture's address. */
async function draftWithCover(backend: Backend, site: Site, title: string, name: string): Promise<string> {
  const address = await storePicture(site, 'announcements', { ...(await plainPicture('#16233b')), name });
  await backend.createAnnouncement({ title, cover_url: address });
  return address;
}

test('a file is found with where it is used, described once while it is seen whole, and replaced everywhere', async ({
  page,
  site,
}) => {
  const title = tagged('Çınar altı');
  const fileName = `${tagged('avlu')}.png`;
  await page.goto('/admin/duyurular/yeni');
  await page.getByRole('dialog').getByLabel('Başlık', { exact: true }).fill(title);
  const cover = new PictureField(page, COVER);
  await cover.choose({ ...(await plainPicture('#16233b')), name: fileName });
  const old = await cover.awaitStored();
  await saveButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Dosyalar' }).click();
  await expect(page).toHaveTitle('Dosyalar · Yönetim paneli');
  const card = cardOf(page, fileName);
  await expect(card).toContainText(/Resim · .+B/);
  await expect(card).toContainText(/Site Yöneticisi, (?:az önce|\d+ dakika önce)/);
  await expect(card).toContainText('Açıklaması yok');
  await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', /^\/admin\/duyurular\/\d+$/);
  await expect(card).toContainText('taslak');
  await expect(card.getByRole('button', { name: `Sil: ${fileName}` })).toHaveCount(0);
  await examine(page);

  await filter(page, 'Açıklaması yok');
  await expect(page).toHaveURL(`${LIBRARY}?goster=aciklamasiz`);
  await search(page, title.toUpperCase());
  await expect(card).toBeVisible();
  await press(page, `Açıklama: ${fileName}`);
  const describing = page.getByRole('dialog', { name: 'Resimde ne var?' });
  await describing.getByLabel('Açıklama', { exact: true }).fill('Çınarın altında iki kişi');
  await expectAccessible(page);
  await describing.getByRole('button', { name: 'Kaydet' }).click();
  await expect(notice(page, 'Açıklama kaydedildi ve 1 yere yazıldı.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await storedRow(site, 'announcements', title)).toMatchObject({
    cover_alt: 'Çınarın altında iki kişi',
  });
  await filter(page, 'Tümü');
  await expect(card).toContainText('Çınarın altında iki kişi');

  await page.setViewportSize(PHONE);
  await press(page, `Değiştir: ${fileName}`);
  const replacing = page.getByRole('dialog', { name: 'Yerine başka bir dosya koy' });
  await expect(replacing).toContainText('Bu dosyanın kullanıldığı 1 yerde yenisi görünür.');
  await replacing
    .getByLabel('Yeni resmi seç', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ ...(await plainPicture('#bbbbb1')), name: 'yeni.png' });
  await expect(replacing.getByText('Eski dosya hemen silinir ve geri getirilemez.')).toBeVisible();
  await expectAccessible(page);
  await replacing.getByRole('button', { name: 'Değiştir', exact: true }).click();
  await expect(notice(page, 'Dosya değiştirildi; 1 yerde yenisi görünüyor.')).toBeVisible();
  const { cover_url: next } = await storedRow(site, 'announcements', title);
  expect(next).not.toBe(old);
  const followed = await page.request.get(old);
  expect(new URL(followed.url()).pathname).toBe(next);
  expect((await followed.body()).equals(await storedBytes(site, String(next)))).toBe(true);
  await search(page, title);
  await expect(cardOf(page, 'yeni.png')).toContainText('Çınarın altında iki kişi');

  // A picture that is higher than wide.
  await search(page, 'kitap-2025');
  await expect(page.getByText('1 dosya', { exact: true })).toBeVisible();
  await press(page, 'Açıklama: kitap-2025.webp');
  const picture = describing.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveCSS('object-fit', 'contain');
  const heights = await picture.evaluate((image) => [image.clientHeight, image.parentElement?.clientHeight]);
  expect(heights[0]).toBe(heights[1]);
});

test('what nothing uses is deleted, several at once, and brought back for 30 days', async ({
  backend,
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  const own = tagged('bahçe');
  const titles = [tagged('Bir'), tagged('İki')];
  for (const [index, title] of titles.entries())
    await draftWithCover(backend, site, title, `${own} ${index}.png`);
  for (const title of titles) await backend.removeAnnouncements(title);
  await page.goto(`${LIBRARY}?goster=kullanilmayan`);
  await search(page, own);
  await expect(page.getByText('2 dosya', { exact: true })).toBeVisible();
  await expect(cardOf(page, `${own} 0.png`)).toContainText('silinmiş');
  for (const index of [0, 1]) await page.getByRole('checkbox', { name: `Seç: ${own} ${index}.png` }).check();
  await expectAccessible(page);
  const chosen = page.getByRole('region', { name: 'Seçilenler' });
  await expect(chosen).toContainText('2 dosya seçildi');
  await chosen.getByRole('button', { name: 'Seçilenleri sil' }).click();
  await confirm(page, 'Sil');
  await expect(notice(page, '2 dosya silinenlere taşındı.')).toBeVisible();
  await expect(page.getByText(/için dosya bulunamadı/)).toBeVisible();

  await filter(page, 'Silinenler');
  const card = cardOf(page, `${own} 1.png`);
  await expect(card).toContainText('30 gün kaldı');
  await expectAccessible(page);
  await press(page, `Geri getir: ${own} 1.png`);
  await expect(notice(page, 'Dosya geri getirildi.')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a file whose bytes are there is offered as the one that is there, and one that is there is chosen for a picture, an album and a text', async ({
  backend,
  page,
  site,
}) => {
  const own = tagged('sahne');
  const picture = { ...(await plainPicture('#7b1e2b')), name: `${own}.png` };
  const title = tagged('Yeniden konser');
  await page.goto('/admin/etkinlikler/yeni');
  const form = page.getByRole('dialog').first();
  await form.getByLabel('Başlık', { exact: true }).fill(title);
  const cover = new PictureField(page, COVER);
  await cover.choose(picture);
  const address = await cover.awaitStored();
  await cover.choose({ ...picture, name: 'baska.png' });
  const offer = cover.zone.getByRole('group', { name: `Bu dosya daha önce yüklenmiş: ${own}.png` });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Var olanı kullan: baska.png' }).click();
  await expect(offer).toHaveCount(0);
  await expect(cover.preview).toHaveAttribute('src', address);
  await cover.choose({ ...picture, name: 'baska.png' });
  await offer.getByRole('button', { name: 'Yine de yükle: baska.png' }).click();
  await expect(offer).toHaveCount(0);
  await expect(cover.preview).not.toHaveAttribute('src', address);
  await cover.awaitStored();

  await backend.changeSchema(`update files set alt = 'Sahnede üç kişi' where title = '${own}.png'`);
  const choosing = page.getByRole('dialog', { name: 'Var olan resimlerden seçin' });
  const choose = async () => {
    await choosing.getByRole('searchbox', { name: 'Dosyalarda ara' }).fill(own);
    await choosing.getByRole('button', { name: `${own}.png` }).click();
  };
  await cover.zone.getByRole('button', { name: 'Var olanlardan seç' }).click();
  await choosing.getByRole('searchbox', { name: 'Dosyalarda ara' }).fill(own);
  await expect(choosing.getByText('1 dosya', { exact: true })).toBeVisible();
  await examine(page);
  await choose();
  await expect(cover.preview).toHaveAttribute('src', address);
  await expect(form.getByLabel('Kapak resminin açıklaması', { exact: true })).toHaveValue('Sahnede üç kişi');

  const album = new PictureField(page, 'Fotoğraf albümü');
  await album.zone.getByRole('button', { name: 'Var olanlardan seç' }).click();
  await choose();
  await choosing.getByRole('button', { name: 'Seçilenleri ekle (1)' }).click();
  await expect(album.zone.getByText('1 fotoğraf', { exact: true })).toBeVisible();

  await form.getByRole('textbox', { name: 'Metin' }).click();
  await page.keyboard.insertText('Konserden bir kare:');
  await form.getByRole('toolbar').getByRole('button', { name: 'Var olanlardan seç' }).click();
  await choose();
  await expect(form.getByRole('group', { name: 'Resim' })).toBeVisible();

  await saveButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await storedRow(site, 'events', title);
  expect(stored).toMatchObject({
    cover_url: address,
    cover_alt: 'Sahnede üç kişi',
    gallery: [address],
    gallery_alt: { [address]: 'Sahnede üç kişi' },
  });
  expect(stored.body).toContain(`src="${address}"`);
  expect(stored.body).toContain('alt="Sahnede üç kişi"');
});

test.describe('a writer', () => {
  test.use({ as: 'visitor' });

  test('chooses from the files of drafts, and has no page of files', async ({
    admin,
    backend,
    page,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    const writer = await backend.createAccount('yaprak', { isAdmin: false, isWriter: true });
    const own = tagged('kitap');
    const address = await draftWithCover(backend, site, tagged('Yazarın taslağı'), `${own}.png`);
    await admin.signInTo('/admin/duyurular/yeni', writer);
    const cover = new PictureField(page, COVER);
    await cover.zone.getByRole('button', { name: 'Var olanlardan seç' }).click();
    const choosing = page.getByRole('dialog', { name: 'Var olan resimlerden seçin' });
    await choosing.getByRole('searchbox', { name: 'Dosyalarda ara' }).fill(own);
    await expect(choosing.getByText('1 dosya', { exact: true })).toBeVisible();
    await choosing.getByRole('button', { name: `${own}.png` }).click();
    await expect(cover.preview).toHaveAttribute('src', address);
    await page.goto(LIBRARY);
    await expect(page.getByRole('heading', { level: 1, name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();
  });
});
