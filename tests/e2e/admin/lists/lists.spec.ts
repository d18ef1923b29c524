import { addDays, todayInIstanbul } from '../../../../src/lib/dates/dates';
import { expectToFit } from '../../support/accessibility';
import { chooseOption } from '../../support/choose-option';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { tagged } from '../../support/rows';
import { DESK } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('a list is narrowed by its filters, which its address keeps', async ({ admin, backend, page }) => {
  const tag = tagged('Süzülen');
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await backend.createAnnouncement({ title: `${tag} taslak`, featured_home: true });
  await backend.createAnnouncement({ title: `${tag} zamanlı`, published_at: inAnHour });
  await backend.createAnnouncement({ title: `${tag} yayında`, published_at: new Date(0).toISOString() });
  const count = page.getByRole('search').getByRole('status');

  await admin.openAnnouncements();
  await page.getByRole('searchbox', { name: 'Duyurular içinde ara' }).fill(tag);
  await expect(count).toHaveText('3 duyuru');
  for (const [state, title] of [
    ['Zamanlandı', `${tag} zamanlı`],
    ['Yayında', `${tag} yayında`],
    ['Taslak', `${tag} taslak`],
  ] as const) {
    await chooseOption(page.getByRole('combobox', { name: 'Yayın' }), state);
    await expect(count).toHaveText('1 duyuru');
    await expect(admin.row(title)).toBeVisible();
  }
  await expect(page).toHaveURL(/\[field\]=published_at&.*\[value\]=taslak/);
  await page.reload();
  await expect(admin.row(`${tag} taslak`)).toBeVisible();

  await chooseOption(page.getByRole('combobox', { name: 'Ana sayfada öne çıkar' }), 'Hayır');
  await expect(page.getByText(`“${tag}”, Yayın: Taslak, Ana sayfada öne çıkar: Hayır`)).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Filtreyi kaldır: Ana sayfada öne çıkar: Hayır' }).click();
  await expect(count).toHaveText('1 duyuru');
  await page.getByRole('button', { name: 'Filtreler (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'Yayın' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(count).toHaveText('3 duyuru');
});

test('chosen rows are changed at once, and a refused one is named', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  const tag = tagged('Toplu');
  const titles = ['bir', 'iki', 'üç'].map((word) => `${tag} ${word}`);
  const ids: number[] = [];
  for (const title of titles) ids.push(await backend.createAnnouncement({ title }));
  const chosen = page.getByRole('region', { name: 'Seçilenler' });
  const dialog = page.getByRole('dialog');

  await page.goto(searched('/admin/duyurular', tag));
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  await expect(chosen.getByRole('status')).toHaveText('3 duyuru seçildi');
  await chosen.getByRole('button', { name: 'Seçilenleri yayımla' }).click();
  await expect(dialog).toContainText('3 duyuru yayımlansın mı?');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await expect(page.getByText('3 duyuru yayımlandı.')).toBeVisible();
  for (const title of titles) await expect(admin.row(title)).toContainText('Yayında');

  await page.getByRole('checkbox', { name: `Seç: ${titles[0]}` }).check();
  await chosen.getByRole('button', { name: 'Yayından kaldır' }).click();
  await dialog.getByRole('button', { name: 'Yayından kaldır' }).click();
  await expect(admin.row(titles[0] ?? '')).toContainText('Taslak');

  await page.setViewportSize(PHONE);
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  complaints.allow(/500/);
  await page.route(`**/rest/v1/announcements?id=eq.${ids[1]}*`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Depo kilitli', code: 'XX000' } }),
  );
  await chosen.getByRole('button', { name: 'Sil' }).click();
  await expect(dialog).toContainText('3 duyuru silinsin mi?');
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect(dialog).toContainText('1 duyuru silinemedi:');
  await expect(dialog.getByRole('listitem')).toHaveText(`${titles[1]}: Depo kilitli`);
  await expectToFit(page, 390);
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(chosen.getByRole('status')).toHaveText('1 duyuru seçildi');
  await page.setViewportSize(DESK);
  await page.keyboard.press('g');
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  expect(await backend.hasAnnouncement(titles[1] ?? '')).toBe(true);
  for (const gone of [titles[0], titles[2]]) expect(await backend.hasAnnouncement(gone ?? '')).toBe(false);
});

test('the calendar opens with what is to come, and a search finds all', async ({ backend, page }) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const [past, older, next] = [`${tag} geçen`, `${tag} eski`, `${tag} gelecek`];
  const today = todayInIstanbul();
  await backend.createCalendarEntry({ title: older, date: addDays(today, -900) });
  await backend.createCalendarEntry({ title: past, date: addDays(today, -1) });
  await backend.createCalendarEntry({ title: next, date: today });
  const shown = (title: string) => page.getByRole('main').getByText(title, { exact: true });
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  const isChosen = (name: string) => page.getByRole('radio', { name });

  await page.goto('/admin/takvim');
  await expect(shown(next)).toBeVisible();
  await expect(isChosen('Yaklaşanlar')).toBeChecked();
  await expect(shown(past)).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await choose('Geçmiştekiler');
  await expect(shown(past)).toBeVisible();
  await expect(shown(next)).toHaveCount(0);
  await page.reload();
  await expect(isChosen('Geçmiştekiler')).toBeChecked();
  await expect(shown(past)).toBeVisible();

  await page.setViewportSize(DESK);
  await expect(page.getByRole('table')).toBeVisible();
  await choose('Yaklaşanlar');
  await expect(shown(next)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Takvim içinde ara' }).fill(tag);
  await expect(isChosen('Tümü')).toBeChecked();
  for (const title of [past, older, next]) await expect(shown(title)).toBeVisible();

  await page.goto(searched('/admin/takvim', older, { donem: 'yaklasan' }));
  await expect(page.getByText(`Bu aramaya uyan takvim kaydı yok: “${older}”, Yaklaşanlar`)).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü göster' }).click();
  await expect(shown(older)).toBeVisible();
});
