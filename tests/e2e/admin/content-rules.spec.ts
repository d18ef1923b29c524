import { typeDate } from '../support/dates';
import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '../../fixtures/sample-pdf';
import { chooseOption } from '../support/choose-option';
import { searched } from '../support/list-address';
import { PictureField } from '../support/picture-field';
import { press, save, title } from '../support/row-form';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

const form = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: /Kaydet|Kaydediliyor/ });
const field = (page: Page, label: string): Locator => form(page).getByLabel(label, { exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function openNew(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}/yeni`);
  await expect(form(page).getByRole('button', { name: 'Kaydet' })).toBeEnabled();
}

async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(form(page)).toHaveCount(0);
}

async function deleteRow(page: Page, name: string, question: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Sil: ${name}` })
    .click();
  await page
    .getByRole('dialog')
    .filter({ hasText: question })
    .getByRole('button', { name: 'Sil', exact: true })
    .click();
}

test('each form reports every missing value at its field and sends nothing', async ({ page }) => {
  const demands = [
    ['etkinlikler', 'Başlık gerekli', 1],
    ['takvim', 'Lütfen tüm alanları doldurun.', 2],
    ['bulten', 'PDF seçmelisiniz.', 1],
    ['mezunlardan-haberler', 'Başlık zorunlu.', 1],
    ['uyelere-avantajlar', 'Firma adı gerekli', 1],
  ] as const;
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isQuestion = request.method() === 'GET' || pathname.startsWith('/rest/v1/rpc/');
    if (pathname.startsWith('/rest/') && !isQuestion) writes.push(pathname);
  });
  for (const [path, sentence, times] of demands) {
    await openNew(page, path);
    await save(page);
    await expect(form(page).getByText(sentence)).toHaveCount(times);
  }
  expect(writes).toEqual([]);
});

test('an event gets a unique slug and a calendar entry on its day in Istanbul, which is deleted with it', async ({
  page,
}) => {
  const name = 'Gece Yarısı Şenliği';
  for (const start of ['2031-05-12T23:30', '2031-06-01T10:00']) {
    await openNew(page, 'etkinlikler');
    await title(page).fill(name);
    await expect(form(page).getByText('gece-yarisi-senligi', { exact: false })).toBeVisible();
    await typeDate(field(page, 'Başlangıç'), start);
    await field(page, 'Takvime de ekle').click();
    await saved(page);
  }
  await page.goto('/duyurular/etkinlikler/gece-yarisi-senligi');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // The second event got an address of its own, because the first has the plain one.
  await page.goto(searched('/admin/etkinlikler', name));
  await expect(row(page, name)).toHaveCount(2);
  const addresses = await row(page, name)
    .getByRole('link', { name: `Düzenle: ${name}` })
    .all();
  await addresses[0]?.click();
  await expect(field(page, 'Sayfanın web adresi')).toHaveValue(/^gece-yarisi-senligi-[a-z0-9]{4}$/);
  await field(page, 'Sayfanın web adresi').fill('baska-bir-adres');
  await expect(form(page).getByText('Eski adresi açanlar yenisine yönlendirilir.')).toBeVisible();
  await typeDate(field(page, 'Başlangıç'), '2031-06-02T10:00');
  await saved(page);

  await page.goto(searched('/admin/takvim', name));
  await expect(row(page, name)).toHaveCount(2);
  await expect(row(page, name).filter({ hasText: '12 Mayıs 2031' })).toHaveCount(1);
  await expect(row(page, name).filter({ hasText: '2 Haziran 2031' })).toHaveCount(1);

  await page.goto(searched('/admin/etkinlikler', name));
  for (const left of [1, 0]) {
    await row(page, name)
      .first()
      .getByRole('button', { name: `Sil: ${name}` })
      .click();
    const question = page.getByRole('dialog').filter({ hasText: 'Bu etkinliği silmek istiyor musunuz?' });
    // The row disappears before the database answers. Leaving the document at once would abort the request.
    const agreed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(row(page, name)).toHaveCount(left);
    await agreed;
  }
  await page.goto(searched('/admin/takvim', name));
  await expect(page.getByText('için takvim kaydı bulunamadı', { exact: false })).toBeVisible();
});

test('the arrow keys change a year, and no button is named in English', async ({ page }) => {
  await openNew(page, 'bulten');
  const year = field(page, 'Yıl');
  await year.fill('2033');
  await year.press('ArrowDown');
  await expect(year).toHaveValue('2032');
  await year.hover();
  await expect(form(page).getByRole('button', { name: 'Value' })).toHaveCount(0);
});

test('a bulletin for a month that has one asks first, and replaces it', async ({ page }) => {
  const pdf = new PictureField(page, 'PDF dosyası');
  const file = async (pages: number) => ({
    name: 'bulten.pdf',
    mimeType: 'application/pdf',
    buffer: await samplePdf({ pages }),
  });
  const fill = async (pages: number) => {
    await openNew(page, 'bulten');
    await chooseOption(field(page, 'Ay'), 'Ekim');
    await field(page, 'Yıl').fill('2033');
    await pdf.choose(await file(pages));
    await expect(pdf.zone.getByText(`${pages} sayfa`, { exact: false })).toBeVisible();
  };
  await fill(1);
  await saved(page);

  await fill(2);
  await save(page);
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'Ekim 2033 bülteni zaten var. Yerine bu dosya konsun mu?' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(pdf.zone.getByText('2 sayfa', { exact: false })).toBeVisible();
  await save(page);
  await press(page, 'Yerine koy');
  await expect(form(page)).toHaveCount(0);

  await expect(row(page, 'Ekim 2033')).toHaveCount(1);
  await row(page, 'Ekim 2033').getByRole('link', { name: 'Düzenle: Ekim 2033' }).click();
  await expect(pdf.zone.getByText('2 sayfa', { exact: false })).toBeVisible();
  await page.goto('/admin/bulten');
  await deleteRow(page, 'Ekim 2033', 'Bu bülteni silmek istiyor musunuz?');
  await expect(row(page, 'Ekim 2033')).toHaveCount(0);
});

test('a perk is trimmed and its blank values are empty, and a news item shows its public path', async ({
  page,
}) => {
  await openNew(page, 'uyelere-avantajlar');
  await field(page, 'Firma adı').fill('  Işıltı Kırtasiye ');
  await field(page, 'İndirim kodu').fill('   ');
  await field(page, 'E-posta').fill('iletisim@isilti');
  await save(page);
  await expect(form(page).getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible();
  await field(page, 'E-posta').fill('iletisim@isilti.example ');
  await saved(page);
  await expect(row(page, 'Işıltı Kırtasiye')).toContainText('Diğer');
  await row(page, 'Işıltı Kırtasiye').getByRole('link', { name: 'Düzenle: Işıltı Kırtasiye' }).click();
  await expect(field(page, 'İndirim kodu')).toHaveValue('');
  await expect(field(page, 'E-posta')).toHaveValue('iletisim@isilti.example');
  await page.goto('/admin/uyelere-avantajlar');
  await deleteRow(page, 'Işıltı Kırtasiye', '“Işıltı Kırtasiye” avantajı silinsin mi?');
  await expect(row(page, 'Işıltı Kırtasiye')).toHaveCount(0);

  const news = 'Bir Mezunumuzun Yeni Kitabı Çıktı';
  await openNew(page, 'mezunlardan-haberler');
  await title(page).fill(news);
  await saved(page);
  const path = '/mezunlarimiz/mezunlardan-haberler/bir-mezunumuzun-yeni-kitabi-cikti';
  await expect(row(page, news).getByRole('link', { name: path, exact: false })).toHaveAttribute('href', path);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: news })).toBeVisible();
});

test('a calendar entry that cannot be added or deleted says why, in the specification’s words', async ({
  complaints,
  page,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch|Failed to load/);
  const name = 'Yarım Kalan Gün';
  const isWrite = (method: string) => method === 'POST' || method === 'DELETE';
  await openNew(page, 'takvim');
  await title(page).fill(name);
  await typeDate(field(page, 'Tarih'), '2031-03-05');
  await page.route('**/rest/v1/calendar*', (route) =>
    isWrite(route.request().method()) ? route.abort() : route.continue(),
  );
  await save(page);
  await expect(form(page).getByText(/^Kayıt eklenemedi: /)).toBeVisible();
  await expect(title(page)).toHaveValue(name);
  await page.unrouteAll();
  await saved(page);

  await page.goto(searched('/admin/takvim', 'Yarım'));
  await page.route('**/rest/v1/calendar*', (route) =>
    isWrite(route.request().method()) ? route.abort() : route.continue(),
  );
  await deleteRow(page, name, `“${name}” (5 Mart 2031) takvimden silinsin mi?`);
  await expect(page.getByText(/^Silinemedi: /)).toBeVisible();
  await expect(row(page, name)).toHaveCount(1);
  await page.unrouteAll();
});
