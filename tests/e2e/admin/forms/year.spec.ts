import type { Page } from '@playwright/test';
import { examine, expectAccessibleAtBothSizes } from '../../support/accessibility';
import { cutNetwork } from '../../support/cut-network';
import { expectDate, typeDate } from '../../support/dates';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { press, title } from '../../support/row-form';
import { confirm, doFromMenu, notice, rowOf, tagged, undoButton } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const dialog = (page: Page) => page.getByRole('dialog');

/** On a phone the form is opened from the menu of the row’s card. */
async function openCard(page: Page, words: string): Promise<void> {
  await rowOf(page, words)
    .getByRole('button', { name: /^Diğer işlemler/ })
    .click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
}

const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

test('an event is copied for the next year as a draft: the same weekday, its hours, the next title when it is wanted', async ({
  admin,
  backend,
  page,
}) => {
  const words = tagged('Buluşma');
  await backend.createEvent({
    title: `39’uncu ${words}`,
    starts_at: '2031-06-14T11:30:00Z',
    ends_at: '2031-06-14T14:00:00Z',
    location: 'Bahçe',
    lead: '2031 yazının ilk buluşması.',
    status: 'cancelled',
    status_note: 'Yağmur yağıyor.',
    published_at: '2026-01-01T09:00:00Z',
  });
  await page.goto(searched('/admin/etkinlikler', words));
  await doFromMenu(page, `39’uncu ${words}`, 'Gelecek yıl için kopyala');
  const told = dialog(page).getByRole('status').filter({ hasText: 'Gelecek yıl için kopya' });
  await expect(told).toContainText('Taslak olarak saklandı; siz yayımlayana kadar ziyaretçiler görmez.');
  const copies = async () =>
    (await backend.titled('events', `39’uncu ${words}`)).filter(({ published_at: at }) => at === null);
  expect(await copies()).toHaveLength(1);
  await expect(told).toContainText(
    'Başlangıç 14 Haziran 2031 Cumartesi gününden 12 Haziran 2032 Cumartesi gününe taşındı; ikisi de ayın 2. cumartesisi.',
  );
  await expect(told).toContainText(`Başlık “40’ıncı ${words}” olsun mu?`);
  await expect(told).toContainText('Kopyalanmayanlar: Durum, İptal ya da erteleme açıklaması.');
  await expect(told).toContainText('Şu alanlarda hâlâ 2031 geçiyor: Spot.');
  await expect(title(page)).toHaveValue(`39’uncu ${words}`);
  await expectDate(field(page, 'Başlangıç'), '2032-06-12T14:30');
  await expectDate(field(page, 'Bitiş'), '2032-06-12T17:00');
  await expectAccessibleAtBothSizes(page);

  await press(page, '14 Haziran 2032 Pazartesi olsun');
  await expectDate(field(page, 'Başlangıç'), '2032-06-14T14:30');
  await expectDate(field(page, 'Bitiş'), '2032-06-14T17:00');
  await press(page, '12 Haziran 2032 Cumartesi olsun');
  await press(page, 'Başlığı değiştir');
  await expect(title(page)).toHaveValue(`40’ıncı ${words}`);
  await expect(told).not.toContainText('olsun mu?');

  // What was moved is kept like everything typed.
  await expect(dialog(page).getByText(/^Saklandı/)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue(`40’ıncı ${words}`);
  await expectDate(field(page, 'Başlangıç'), '2032-06-12T14:30');
  await admin.saveAndClose();
  expect(await copies()).toHaveLength(0);
  const [copy] = await backend.titled('events', `40’ıncı ${words}`);
  expect(copy?.published_at).toBeNull();
  // A draft’s address follows its title.
  await openCard(page, `40’ıncı ${words}`);
  await expect(field(page, 'Sayfanın web adresi')).toHaveValue(/^40-inci-bulusma-/);
});

test('a copy for the next year whose answer is lost is stored once, thrown away as it was made, and comes back', async ({
  backend,
  complaints,
  context,
  page,
}) => {
  complaints.allow(/write_together/, /ERR_/);
  const words = tagged('Pilav Günü');
  await page.setViewportSize(PHONE);
  await backend.createEvent({ title: words, starts_at: '2031-06-14T11:30:00Z' });
  const count = async () => (await backend.titled('events', words)).length;
  await page.goto(searched('/admin/etkinlikler', words));
  await cutNetwork(context, [['POST /rest/v1/rpc/write_together', 'unanswered']]);
  await doFromMenu(page, words, 'Gelecek yıl için kopyala');
  await expect(notice(page, 'Kopyalanamadı:')).toBeVisible();
  await doFromMenu(page, words, 'Gelecek yıl için kopyala');
  await expect(title(page)).toHaveValue(words);
  expect(await count()).toBe(2);
  await press(page, 'Kopyayı sil');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, words)).toHaveCount(1);
  expect(await count()).toBe(1);
  await undoButton(page, 'Etkinlik silindi').click();
  await expect(rowOf(page, words)).toHaveCount(2);
  expect(await count()).toBe(2);
});

test('a calendar entry is copied for the next year into a form that saves nothing by itself, and repeated once when the answer is lost', async ({
  admin,
  backend,
  complaints,
  context,
  page,
}) => {
  const words = tagged('Anma günü');
  await backend.createCalendarEntry({ title: words, date: '2031-10-29' });
  await page.goto(searched('/admin/takvim', words));
  await doFromMenu(page, words, 'Gelecek yıl için kopyala');
  await expectDate(field(page, 'Tarih'), '2032-10-27');
  expect(await backend.calendarDays(words)).toEqual(['2031-10-29']);
  await press(page, '29 Ekim 2032 Cuma olsun');
  await expectDate(field(page, 'Tarih'), '2032-10-29');
  await expect(title(page)).toHaveValue(words);
  await title(page).fill(`Kopya: ${words}`);
  await admin.saveAndClose();
  expect(await backend.calendarDays(words)).toEqual(['2031-10-29']);
  expect(await backend.calendarDays(`Kopya: ${words}`)).toEqual(['2032-10-29']);

  complaints.allow(/write_together/, /ERR_/);
  await cutNetwork(context, [['POST /rest/v1/rpc/write_together', 'unanswered']]);
  await doFromMenu(page, `Kopya: ${words}`, 'Tekrarla…');
  await press(page, '4 takvim kaydı ekle');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Sunucudan yanıt gelmedi; yapılıp yapılmadığı belli değil.',
  );
  await expect(dialog(page).getByLabel('Kaç kez?')).toBeDisabled();
  await press(page, '4 takvim kaydı ekle');
  await expect(notice(page, '4 takvim kaydı eklendi.')).toBeVisible();
  expect(await backend.calendarDays(`Kopya: ${words}`)).toHaveLength(5);
});

test('an entry is repeated, those that follow are changed and deleted together, and each act is taken back whole', async ({
  backend,
  page,
}) => {
  const words = tagged('Koro provası');
  await backend.createCalendarEntry({ title: words, date: '2031-12-09' });
  const days = async () => (await backend.calendarDays(words)).sort();
  await page.goto(searched('/admin/takvim', words));
  const openRepeat = () => doFromMenu(page, words, 'Tekrarla…');
  await openRepeat();
  await expect(dialog(page)).toContainText('Hepsi eklendiği anda sitede görünür.');
  await dialog(page).getByRole('radio', { name: 'Her ayın 2. salısı' }).check();
  await dialog(page).getByLabel('Kaç kez?').fill('3');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    '13 Ocak 2032 Salı',
    '10 Şubat 2032 Salı',
    '9 Mart 2032 Salı',
  ]);
  await examine(page);
  await press(page, '3 takvim kaydı ekle');
  await expect(notice(page, '3 takvim kaydı eklendi.')).toBeVisible();
  await expect.poll(days).toEqual(['2031-12-09', '2032-01-13', '2032-02-10', '2032-03-09']);
  await undoButton(page, '3 takvim kaydı eklendi.').click();
  await expect.poll(days).toEqual(['2031-12-09']);
  await expect(rowOf(page, words)).toHaveCount(1);

  await openRepeat();
  await dialog(page).getByLabel('Kaç kez?').fill('2');
  await press(page, '2 takvim kaydı ekle');
  await expect(rowOf(page, words)).toHaveCount(3);
  await expect.poll(days).toEqual(['2031-12-09', '2031-12-16', '2031-12-23']);

  // The second one and what follows is moved by a day, on a phone.
  await page.setViewportSize(PHONE);
  await page.goto(searched('/admin/takvim', words));
  await openCard(page, '16 Aralık 2031');
  await typeDate(field(page, 'Tarih'), '2031-12-17');
  await press(page, 'Kaydet');
  const question = page.getByRole('dialog', { name: 'Değişiklik nelere uygulansın?' });
  await expect(question).toContainText('Değişenler: Tarih.');
  await question.getByRole('radio', { name: 'Bu ve sonraki 1 takvim kaydı' }).check();
  await expectAccessibleAtBothSizes(page);
  await question.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(days).toEqual(['2031-12-09', '2031-12-17', '2031-12-24']);
  await undoButton(page, 'Takvim kaydı kaydedildi').click();
  await expect.poll(days).toEqual(['2031-12-09', '2031-12-16', '2031-12-23']);

  await rowOf(page, '16 Aralık 2031')
    .getByRole('button', { name: /^Diğer işlemler/ })
    .click();
  await page.getByRole('menuitem', { name: 'Bunu ve sonrakileri sil' }).click();
  await expect(page.getByRole('dialog', { name: '2 takvim kaydı silinsin mi?' })).toContainText(
    '23 Aralık 2031 Salı',
  );
  await expectAccessibleAtBothSizes(page);
  await confirm(page, 'Hepsini sil');
  await expect.poll(days).toEqual(['2031-12-09']);
  await undoButton(page, '2 takvim kaydı silindi.').click();
  await expect.poll(days).toEqual(['2031-12-09', '2031-12-16', '2031-12-23']);
});
