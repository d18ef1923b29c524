import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { searched } from '../support/list-address';
import { DESK, press, saveButton } from '../support/row-form';
import { confirm, doFromMenu, notice, previewImport, tagged } from '../support/rows';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });
test.describe.configure({ mode: 'parallel' });

/** Of the narrowest phone, a tablet, a small laptop and a laptop. The check with axe leaves a phone's window behind. */
const WIDTHS = [320, 768, 1024, 1280];

/** Asks of the open screen what every screen must keep. A console error fails the test as well. */
async function examine(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtBothSizes(page);
  for (const width of WIDTHS) await expectToFit(page, width);
  await page.setViewportSize(DESK);
}

for (const [path, heading, create, sentence, times] of [
  ['duyurular', 'Duyurular', 'Yeni duyuru', 'Başlık gerekli', 1],
  ['etkinlikler', 'Etkinlikler', 'Yeni etkinlik', 'Başlık gerekli', 1],
  ['takvim', 'Takvim', 'Yeni takvim kaydı', 'Lütfen tüm alanları doldurun.', 2],
  ['bulten', 'Bülten', 'Yeni bülten', 'PDF seçmelisiniz.', 1],
  ['mezunlardan-haberler', 'Mezunlardan Haberler', 'Yeni haber', 'Başlık zorunlu.', 1],
  ['uyelere-avantajlar', 'Üyelere Avantajlar', 'Yeni avantaj', 'Firma adı gerekli', 1],
  ['yonetim-kurulu', 'Yönetim kurulu', 'Yeni kurul üyesi', 'Göreve başlama gününü yazın.', 1],
  ['odul-alanlar', 'Ödül alanlar', 'Yeni ödül alan mezun', 'Soyadı gerekli', 1],
  ['edebiyat-odulu', 'Edebiyat ödülü', 'Yeni ödüllü kitap', 'Yazarı yazın.', 1],
  ['ana-sayfa-gorselleri', 'Ana sayfa görselleri', 'Yeni ana sayfa görseli', 'Resim seçmelisiniz.', 1],
  ['aidatlar', 'Aidatlar', 'Yeni aidat', 'Yıllık aidatı yazın.', 1],
  ['bulten-arsivi', 'Eski bültenler', 'Yeni arşiv bülteni', 'PDF seçmelisiniz.', 1],
] as const) {
  test(`the list and the form of ${path} keep what every screen must, and the form reports every missing value`, async ({
    page,
  }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isQuestion = request.method() === 'GET' || pathname.startsWith('/rest/v1/rpc/');
      if (pathname.startsWith('/rest/') && !isQuestion) writes.push(pathname);
    });
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await examine(page);

    await press(page, create);
    const form = page.getByRole('dialog');
    const publish = page.getByRole('button', { name: 'Yayımla', exact: true });
    await expect(saveButton(page)).toBeEnabled();
    await ((await publish.isVisible()) ? publish : saveButton(page)).click();
    await expect(form.getByText(sentence)).toHaveCount(times);
    await examine(page);
    expect(writes).toEqual([]);
  });
}

for (const [path, words] of [
  ['', 'Düzeltilecekler'],
  ['/ekip', 'siz'],
  ['/dernek-bilgileri', 'IBAN'],
] as const) {
  test(`axe finds nothing in /admin${path}`, async ({ page }) => {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
    await examine(page);
  });
}

test('axe finds nothing in the trash with chosen rows', async ({ backend, page }) => {
  await backend.deleteAnnouncement(await backend.createAnnouncement({ title: tagged('Silinmiş') }));
  await page.goto('/admin/cop-kutusu');
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  await examine(page);
});

test('axe finds nothing in the form of a stored event', async ({ page }) => {
  await page.goto('/admin/etkinlikler');
  await page
    .getByRole('link', { name: /^Düzenle: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
  await examine(page);
});

test('axe finds nothing in the preview beside a form', async ({ page }) => {
  await page.goto('/admin/takvim/yeni');
  await press(page, 'Önizle');
  const sentence = 'Önizleme, zorunlu alanlar dolunca burada görünecek.';
  await expect(page.frameLocator('iframe[title^="Önizleme"] >> nth=0').getByText(sentence)).toBeVisible();
  await examine(page);
});

test('axe finds nothing in the search, the help and a phone’s filters', async ({ page }) => {
  await page.goto('/admin/duyurular');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Açık formu kaydet');
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  await expect(page.getByRole('combobox', { name: 'Yayın' })).toBeVisible();
  await examine(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Yönetim panelinde ara' }).fill('duyuru');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('axe finds nothing in a table that is about to be imported', async ({ page }) => {
  await page.goto('/admin/uyelere-avantajlar');
  const dialog = await previewImport(page, `Firma adı;E-posta;Renk\nIşık;;mavi\nŞule;bozuk;`);
  await expect(dialog.getByRole('row').nth(2)).toContainText('Geçerli bir e-posta adresi yazın.');
  await examine(page);
});

test('axe finds nothing in chosen rows, their question and a notice', async ({ backend, page }) => {
  const title = tagged('Seçilen');
  await backend.createAnnouncement({ title });
  const dialog = page.getByRole('dialog');
  await page.goto(searched('/admin/duyurular', title, { published_at: 'taslak' }));
  await page.getByRole('checkbox', { name: `Seç: ${title}` }).check();
  await examine(page);
  await page.getByRole('button', { name: 'Seçilenleri yayımla' }).click();
  await expect(dialog).toContainText('yayımlansın mı?');
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(DESK);
  await press(page, 'Vazgeç');

  await page.getByRole('button', { name: `Sil: ${title}` }).click();
  await expect(dialog).toContainText('Bu duyuruyu silmek istiyor musun?');
  await expectAccessibleAtBothSizes(page);
  await confirm(page, 'Sil');
  await notice(page, 'Duyuru silindi.').hover();
  await expectAccessibleAtBothSizes(page);
});

test('axe finds nothing in a row’s history and its question', async ({ backend, page }) => {
  const title = tagged('Değişen');
  const id = await backend.createAnnouncement({ title, lead: 'Bir' });
  await backend.changeSchema(`update announcements set lead = 'İki' where id = ${id}`);
  await page.goto(searched('/admin/duyurular', title));
  await doFromMenu(page, title, 'Geçmiş');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Değiştirildi' })).toBeVisible();
  await examine(page);
  await drawer
    .getByRole('button', { name: /^Bu hâline dön/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /dönülsün mü\?$/ })).toBeVisible();
  await examine(page);
});
