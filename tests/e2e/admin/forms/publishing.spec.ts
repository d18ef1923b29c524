import { examine, expectAccessibleAtBothSizes, expectToFit } from '../../support/accessibility';
import { expectDate, typeDate } from '../../support/dates';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { DESK, chooseSaving, lead, press, publish, save, title } from '../../support/row-form';
import { confirm, doFromMenu, notice, rowOf, tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

/** Returns tomorrow at nine in Istanbul, as the date input takes it. */
function tomorrowAtNine(): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
  return `${day.format(Date.now() + 86_400_000)}T09:00`;
}

test('an announcement is drafted, scheduled, published and taken back, as each save says', async ({
  admin,
  page,
}) => {
  const name = tagged('Yayın yolu');
  const row = () => rowOf(page, name);
  const state = (words: string) => admin.form.getByRole('status').filter({ hasText: words });
  /** Opens the form, whose buttons are in sight at both sizes. The last size stays. */
  const edit = async (words: string, sizes = [PHONE, DESK]) => {
    await row()
      .getByRole('link', { name: `Düzenle: ${name}` })
      .click();
    for (const size of sizes) {
      await expectToFit(page, size.width);
      await expect(state(words)).toBeVisible();
      const buttons = await admin.form.locator('.ant-modal-footer').getByRole('button').all();
      expect(buttons.length).toBeGreaterThan(4);
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
    }
  };

  await page.goto(searched('/admin/duyurular', name));
  await admin.startAnnouncement();
  await expect(state('Taslak: ziyaretçiler görmez.')).toBeVisible();
  await title(page).fill(name);
  await press(page, 'Taslak olarak sakla');
  await expect(notice(page, 'Taslak olarak saklandı.')).toBeVisible();
  await expect(row().getByText('Taslak', { exact: true })).toBeVisible();

  await edit('Taslak: ziyaretçiler görmez.');
  await chooseSaving(page, 'Zamanla…');
  await expectDate(page.getByLabel('Yayın tarihi'), tomorrowAtNine());
  await expect(page.getByText('O gün ve saatte kendiliğinden yayımlanır')).toBeVisible();
  await press(page, 'Zamanla');
  await press(page, 'Yine de zamanla');
  await expect(notice(page, 'Yarın 09.00’da yayımlanacak.')).toBeVisible();
  await expect(row().getByText('Zamanlandı', { exact: true })).toBeVisible();

  await edit('Yarın 09.00’da yayımlanacak.', [DESK, PHONE]);
  await press(page, 'Zamanlamayı kaldır');
  await expect(notice(page, 'Zamanlama kaldırıldı; taslak olarak saklandı.')).toBeVisible();

  await edit('Taslak: ziyaretçiler görmez.', [PHONE]);
  await publish(page);
  await expect(notice(page, 'Yayımlandı: sitede gör')).toBeVisible();
  await expect(row().getByText('Yayında', { exact: true })).toBeVisible();
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'sitede gör' }).click(),
  ]);
  await expect(site.getByRole('heading', { level: 1, name })).toBeVisible();
  // A tab behind another one draws once a second.
  await page.bringToFront();

  await edit('Yayında: ');
  await lead(page).fill('Sonradan eklenen giriş');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notice(page, 'Değişiklikleriniz saklandı.')).toBeVisible();
  await site.reload();
  await expect(site.getByText('Sonradan eklenen giriş')).toHaveCount(0);
  await examine(page);
  await press(page, 'Değişiklikleri yayımla');
  await expect(notice(page, 'Değişiklikler yayımlandı: sitede gör')).toBeVisible();
  await expect(async () => {
    await site.reload();
    await expect(site.getByText('Sonradan eklenen giriş')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await site.close();

  await page.setViewportSize(PHONE);
  await edit('Yayında: ', [PHONE]);
  await chooseSaving(page, 'Yayından kaldır');
  await expect(notice(page, 'Yayından kaldırıldı; taslak olarak saklandı.')).toBeVisible();
  await doFromMenu(page, name, 'Yayımla');
  await expect(page.getByRole('dialog')).toContainText(`“${name}” yayımlansın mı?`);
  await confirm(page, 'Yayımla');
  await expect(notice(page, 'Yayımlandı: sitede gör')).toBeVisible();
});

test('Enter goes from field to field and publishes nothing', async ({ admin, backend, page }) => {
  const name = tagged('Enter');
  await page.goto('/admin/uyelere-avantajlar/yeni');
  const field = (label: string) => admin.form.getByLabel(label, { exact: true });
  await expect(field('Firma adı')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(field('Kategori')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Avantaj')).toBeFocused();
  await page.keyboard.type('Bir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('iki');
  await expect(field('Avantaj')).toHaveValue('Bir\niki');
  for (const [from, to] of [
    ['İndirim kodu', 'Şehir'],
    ['Şehir', 'İlçe'],
    ['İlçe', 'Açık adres'],
    ['Açık adres', 'İnternet sitesi'],
    ['İnternet sitesi', 'E-posta'],
    ['E-posta', 'Telefon'],
    ['Telefon', 'Mezunun adı'],
  ] as const) {
    await field(from).press('Enter');
    await expect(field(to)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(admin.form.getByRole('button', { name: 'Logo' }).last()).toBeFocused();
  expect(await backend.stateOfPerk(name)).toBe('none');

  await field('Mezunun adı').focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(admin.form).toHaveCount(0);
  expect(await backend.stateOfPerk(name)).toBe('draft');

  await page.setViewportSize(PHONE);
  await page.goto('/admin/takvim/yeni');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Tarih')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(admin.form).toBeVisible();
  await expect(admin.form.getByText('Lütfen tüm alanları doldurun.')).toHaveCount(0);
});

test('before an event is published, what visitors would miss leads to its field', async ({
  admin,
  complaints,
  page,
}) => {
  complaints.allow(/404/);
  const name = tagged('Eksik etkinlik');
  const field = (label: string) => admin.form.getByLabel(label, { exact: true });
  const finding = (words: string) => page.getByRole('dialog').last().getByRole('button', { name: words });
  await page.goto('/admin/etkinlikler/yeni');
  await press(page, 'Taslak olarak sakla');
  await expect(admin.form.getByText('Başlık gerekli')).toBeVisible();
  await title(page).fill(name);
  await typeDate(field('Başlangıç'), '2020-05-12T14:30');
  await admin.form.getByRole('textbox', { name: 'Metin' }).click();
  await page.keyboard.insertText('Program');
  await press(page, 'Yayımla');
  const check = page.getByRole('dialog', { name: 'Yayımlamadan önce' });
  await expect(check.getByRole('listitem')).toHaveText([
    '“Başlangıç” geçmişte kaldı: 12 Mayıs 2020, 14.30.',
    'Yer yazılmamış; ziyaretçi nereye gideceğini bilemez.',
    'Kapak resmi yok; kartta yerinde genel bir resim görünür.',
  ]);
  await expect(page.getByText('Kaydediliyor…')).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);
  await finding('Yer yazılmamış').click();
  await expect(check).toHaveCount(0);
  await expect(field('Yer')).toBeFocused();
  await field('Yer').fill('Okulun bahçesi');
  await press(page, 'Yayımla');
  await finding('geçmişte kaldı').click();
  await expect(field('Başlangıç')).toBeFocused();
  await typeDate(field('Başlangıç'), '2031-05-12T14:30');
  await press(page, 'Yayımla');
  await expect(check.getByRole('listitem')).toHaveCount(1);
  await press(page, 'Yine de yayımla');
  await expect(notice(page, 'Yayımlandı: sitede gör')).toBeVisible();

  await rowOf(page, name)
    .getByRole('link', { name: `Düzenle: ${name}` })
    .click();
  await field('Yer').fill('');
  await save(page);
  await expect(notice(page, 'Değişiklikler yayımlandı: sitede gör')).toBeVisible();
});
