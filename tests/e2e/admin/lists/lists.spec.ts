import { typeDate } from '../../support/dates';
import { expectToFit } from '../../support/accessibility';
import { chooseOption } from '../../support/choose-option';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { confirm, doFromMenu, rowOf, tagged } from '../../support/rows';
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

test('a list of days is narrowed to those from one to another in Istanbul', async ({ backend, page }) => {
  const tag = tagged('Gece');
  // 23.30 and 00.30 in Istanbul: two days there, one day in New York and in Greenwich.
  await backend.createEvent({ title: `${tag} önce`, starts_at: '2031-05-11T20:30:00Z' });
  await backend.createEvent({ title: `${tag} sonra`, starts_at: '2031-05-11T21:30:00Z' });
  const row = (words: string) => page.getByText(`${tag} ${words}`);
  await page.goto('/admin/etkinlikler');
  await typeDate(page.getByLabel('Başlangıç: ilk gün'), '2031-05-12');
  await expect(row('sonra')).toBeVisible();
  await expect(row('önce')).toBeHidden();
  await typeDate(page.getByLabel('Başlangıç: son gün'), '2031-05-11');
  await expect(page.getByRole('alert')).toHaveText('Son gün ilk günden önce olamaz.');
  await typeDate(page.getByLabel('Başlangıç: ilk gün'), '');
  await expect(row('önce')).toBeVisible();
  await expect(row('sonra')).toBeHidden();
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
  expect(await backend.hasAnnouncement(titles[1] ?? '')).toBe(true);
  for (const gone of [titles[0], titles[2]]) expect(await backend.hasAnnouncement(gone ?? '')).toBe(false);
});

test('a copy starts as a draft under another title', async ({ admin, backend, page }) => {
  const title = tagged('Çoğalan duyuru');
  await backend.createAnnouncement({ title, lead: 'Aynı giriş', published_at: new Date(0).toISOString() });
  await page.goto(searched('/admin/duyurular', title));
  await doFromMenu(page, title, 'Kopyasını oluştur');
  await expect(page).toHaveURL(/\/yeni\?.*&kopya=\d+$/);
  await expect(admin.form.getByLabel('Başlık', { exact: true })).toHaveValue(`${title} (kopya)`);
  await expect(admin.form.getByLabel('Giriş', { exact: true })).toHaveValue('Aynı giriş');
  await admin.save();
  await expect(admin.row(`${title} (kopya)`)).toContainText('Taslak');
  await expect(page).toHaveURL((url) => url.pathname === '/admin/duyurular' && !url.search.includes('kopya'));
});

test('a tablet’s list shows a row’s state beside its menu', async ({ admin, backend, page }) => {
  const title = tagged('Tablette');
  await backend.createAnnouncement({ title, published_at: new Date(0).toISOString() });
  await page.setViewportSize({ width: 768, height: 1024 });
  await admin.openAnnouncements();
  await page.getByRole('searchbox', { name: 'Duyurular içinde ara' }).fill(title);
  const row = rowOf(page, title);
  const state = row.getByText('Yayında');
  await expect(state).toBeVisible();
  const isCovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [middle, edge] = [(top + bottom) / 2, right - 1];
    return [left + 1, edge].some((x) => !element.contains(document.elementFromPoint(x, middle)));
  };
  await expect.poll(() => state.evaluate(isCovered)).toBe(false);
  await row.getByRole('link', { name: title }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(row.getByRole('link', { name: title })).toBeFocused();
  await doFromMenu(page, title, 'Sil');
  await confirm(page, 'Sil');
  await expect(row).toBeHidden();
});

test('pointing at a row’s button reads the row that its form shows', async ({ backend, page }) => {
  const title = tagged('Önceden okunan');
  await backend.createAnnouncement({ title });
  await page.clock.install();
  await page.goto(searched('/admin/duyurular', title));
  const edit = page.getByRole('link', { name: `Düzenle: ${title}` });
  await expect(edit).toBeVisible();
  // By then the list’s own rows would be asked for again.
  await page.clock.fastForward('01:00');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/announcements?')) reads.push(request.url());
  });

  await edit.hover();
  await expect.poll(() => reads).toEqual([expect.stringContaining('&id=eq.')]);
  await edit.click();
  await expect(page.getByRole('dialog').getByLabel('Başlık', { exact: true })).toHaveValue(title);
  expect(reads).toHaveLength(1);
});
