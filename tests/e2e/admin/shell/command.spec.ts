import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('the keyboard finds rows of any kind, tabs and months from anywhere', async ({
  admin,
  backend,
  page,
}) => {
  const word = `Işıltı${Date.now()}`;
  const id = await backend.createAnnouncement({ title: `Büyük ${word} pikniği` });
  await backend.createEvent({ title: `${word} yürüyüşü`, starts_at: '2031-04-09T10:00:00Z' });
  await backend.createCalendarEntry({ title: `Toplantı ${word}`, date: '2031-04-20' });
  await admin.openAnnouncements();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Yönetim panelinde ara' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Üyelere Avantajlar' })).toBeVisible();
  await field.fill(`${word} büyük`);
  const hit = page.getByRole('group', { name: 'Duyurular' }).getByRole('option');
  // Below the title: the kind, a day where there is one, and the state.
  await expect(hit).toHaveText(`Büyük ${word} pikniğiDuyuru · Taslak`);
  await expect(hit.locator('mark')).toHaveText(['Büyük', word]);

  await field.fill(`piknikte ${word}`);
  await expect(hit).toHaveText(`Büyük ${word} pikniğiDuyuru · Taslak`);

  await field.fill('nisan 2031');
  const found = page.getByRole('listbox', { name: 'Arama sonuçları' });
  await expect(found.getByRole('option', { name: `${word} yürüyüşü` })).toContainText(
    'Etkinlik · 9 Nisan 2031, 13.00 · Yayında',
  );
  await expect(found.getByRole('option', { name: `Toplantı ${word}` })).toBeVisible();

  await field.fill(`Büyük ${word}`);
  await expect(hit).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/duyurular/${id}(\\?|$)`));
  await admin.form.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(admin.form).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Son açılanlar' }).getByRole('option')).toHaveText(
    `Büyük ${word} pikniğiDuyuru · Taslak`,
  );
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await field.fill('yeni bül');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bulten\/yeni(\?|$)/);
});

test('Enter waits for the search, and a table that cannot be searched is named', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  const word = `Kıvılcım${Date.now()}`;
  const id = await backend.createAnnouncement({ title: `${word} gecesi` });
  await backend.createEvent({ title: `${word} yürüyüşü`, starts_at: '2031-04-09T10:00:00Z' });
  await admin.openAnnouncements();
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const table = /\/rest\/v1\/announcements\?/;
  await page.route(table, async (route) => {
    await isReleased;
    await route.continue();
  });

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Yönetim panelinde ara' });
  await field.fill(word);
  await expect(page.getByRole('option', { name: `${word} yürüyüşü` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(word);
  release();
  await expect(page.getByRole('option', { name: `${word} gecesi` })).toBeVisible();
  await expect(page.getByText('2 sonuç', { exact: false })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/duyurular/${id}(\\?|$)`));
  await admin.form.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(admin.form).toHaveCount(0);

  complaints.allow(/500/);
  await page.unroute(table);
  await page.route(table, (route) =>
    route.fulfill({ status: 500, json: { message: 'Depo kilitli', code: 'XX000' } }),
  );
  await page.keyboard.press('Control+k');
  await field.fill('Bulunmazsöz');
  await expect(page.getByText('Arama yapılamadı: Depo kilitli')).toBeAttached();
});

test('single keys act on the list, never while typing, and can be turned off', async ({ admin, page }) => {
  await admin.openAnnouncements();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(help).toContainText('Açık formu kaydet');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('/');
  const listSearch = page.getByRole('searchbox', { name: 'Duyurular içinde ara' });
  await expect(listSearch).toBeFocused();
  await page.keyboard.type('n?');
  await expect(listSearch).toHaveValue('n?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await listSearch.fill('');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(admin.form.getByLabel('Başlık', { exact: true })).toBeVisible();
  await admin.form.getByLabel('Başlık', { exact: true }).fill('Tuşla kaydedilen duyuru');
  await page.keyboard.press('Control+s');
  await expect(admin.form).toHaveCount(0);
  await expect(admin.row('Tuşla kaydedilen duyuru')).toBeVisible();

  // What is chosen in one list is not chosen by its number in the next.
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  const chosen = page.getByRole('region', { name: 'Seçilenler' });
  await expect(chosen).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { level: 1, name: 'Etkinlikler' })).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await page.getByRole('button', { name: 'Klavye kısayolları' }).click();
  await help.getByRole('switch', { name: 'Tek tuşlu kısayollar' }).click();
  await help.getByRole('button', { name: 'Kapat' }).click();
  await expect(help).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Yönetim panelinde ara' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/etkinlikler(\?|$)/);
});
