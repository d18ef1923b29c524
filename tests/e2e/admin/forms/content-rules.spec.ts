import type { Locator, Page } from '@playwright/test';
import { typeDate } from '../../support/dates';
import { searched } from '../../support/list-address';
import { save, title } from '../../support/row-form';
import { confirm, rowOf } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const form = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: /Kaydet|Kaydediliyor/ });
const field = (page: Page, label: string): Locator => form(page).getByLabel(label, { exact: true });

async function openNew(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}/yeni`);
  await expect(form(page).getByRole('button', { name: 'Kaydet' })).toBeEnabled();
}

async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(form(page)).toHaveCount(0);
}

async function deleteRow(page: Page, name: string, question: string): Promise<void> {
  await page
    .getByRole('button', { name: `Sil: ${name}` })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(question);
  await confirm(page, 'Sil');
}

test('an event gets a unique slug and a calendar entry on its day in Istanbul, which is deleted with it', async ({
  page,
}) => {
  const name = 'Gece Yarısı Şenliği';
  const path = '/duyurular/etkinlikler/gece-yarisi-senligi';
  for (const start of ['2031-05-12T23:30', '2031-06-01T10:00']) {
    await openNew(page, 'etkinlikler');
    await title(page).fill(name);
    await expect(form(page).getByText(/Sayfanın adresi: http.*\/gece-yarisi-senligi$/)).toBeVisible();
    await typeDate(field(page, 'Başlangıç'), start);
    await field(page, 'Takvime de ekle').click();
    await saved(page);
  }
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // The second event got an address of its own, because the first has the plain one.
  await page.goto(searched('/admin/etkinlikler', name));
  await expect(rowOf(page, name)).toHaveCount(2);
  await page
    .getByRole('link', { name: `Düzenle: ${name}` })
    .first()
    .click();
  await expect(field(page, 'Sayfanın web adresi')).toHaveValue(/^gece-yarisi-senligi-[a-z0-9]{4}$/);
  await field(page, 'Sayfanın web adresi').fill('baska-bir-adres');
  await expect(form(page).getByText('Eski adresi açanlar yenisine yönlendirilir.')).toBeVisible();
  await typeDate(field(page, 'Başlangıç'), '2031-06-02T10:00');
  await saved(page);
  await expect(page.getByRole('link', { name: 'sitede gör' })).toHaveAttribute(
    'href',
    '/duyurular/etkinlikler/baska-bir-adres',
  );

  await page.goto(searched('/admin/takvim', name));
  await expect(rowOf(page, name)).toHaveCount(2);
  await expect(rowOf(page, name).filter({ hasText: '12 Mayıs 2031' })).toHaveCount(1);
  await expect(rowOf(page, name).filter({ hasText: '2 Haziran 2031' })).toHaveCount(1);

  await page.goto(searched('/admin/etkinlikler', name));
  // The row disappears before the database answers. Leaving the document at once would abort the request.
  const agreed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await deleteRow(page, name, 'Bu etkinliği silmek istiyor musunuz?');
  await expect(rowOf(page, name)).toHaveCount(1);
  await agreed;
  await page.goto(searched('/admin/takvim', name));
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('a perk is trimmed and its blank values are empty', async ({ page }) => {
  const name = 'Işıltı Kırtasiye';
  await openNew(page, 'uyelere-avantajlar');
  await field(page, 'Firma adı').fill(`  ${name} `);
  await field(page, 'İndirim kodu').fill('   ');
  await field(page, 'E-posta').fill('iletisim@isilti');
  await save(page);
  await expect(form(page).getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible();
  await field(page, 'E-posta').fill('iletisim@isilti.example ');
  await saved(page);
  await expect(rowOf(page, name)).toContainText('Diğer');
  await page.getByRole('link', { name: `Düzenle: ${name}` }).click();
  await expect(field(page, 'Firma adı')).toHaveValue(name);
  await expect(field(page, 'İndirim kodu')).toHaveValue('');
  await expect(field(page, 'E-posta')).toHaveValue('iletisim@isilti.example');
  await form(page).getByRole('button', { name: 'Vazgeç' }).click();
  await deleteRow(page, name, '“Işıltı Kırtasiye” avantajı silinsin mi?');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a calendar entry that cannot be added or deleted says why, in the specification’s words', async ({
  complaints,
  page,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch|Failed to load/);
  const name = 'Yarım Kalan Gün';
  const failWrites = () =>
    page.route('**/rest/v1/calendar*', (route) =>
      ['POST', 'DELETE'].includes(route.request().method()) ? route.abort() : route.continue(),
    );
  await openNew(page, 'takvim');
  await title(page).fill(name);
  await typeDate(field(page, 'Tarih'), '2031-03-05');
  await failWrites();
  await save(page);
  await expect(form(page).getByText(/^Kayıt eklenemedi: /)).toBeVisible();
  await expect(title(page)).toHaveValue(name);
  await page.unrouteAll();
  await saved(page);

  await page.goto(searched('/admin/takvim', 'Yarım'));
  await failWrites();
  await deleteRow(page, name, `“${name}” (5 Mart 2031) takvimden silinsin mi?`);
  await expect(page.getByText(/^Silinemedi: /)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(1);
  await page.unrouteAll();
});
