import type { BrowserContextOptions, Page } from '@playwright/test';
import { examine, expectAccessible, expectToFit } from '../../support/accessibility';
import { Administrator } from '../../support/administrator';
import { PHONE } from '../../support/identity';
import { removeFile } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { chooseSaving, DESK, lead, openForm, press, publish, save, title } from '../../support/row-form';
import { notice, tagged } from '../../support/rows';
import { expect, ownerOf, test } from '../../support/test';

/** The line at a form's foot that says where the text is. */
const line = (page: Page) => page.getByText(/^(?:Saklanıyor|Saklandı|Saklanamadı|Bağlantı yok)/);

/** Another device. */
const AWAY = {
  locale: 'tr-TR',
  storageState: { cookies: [], origins: [] },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/** Removes the session from the browser, as if it had been ended elsewhere. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('dernek-oturum'));
}

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('what was begun on a phone is finished, published and taken back at a desk', async ({
    admin,
    browser,
    page,
    site,
  }) => {
    const name = tagged('Bahar şenliği');
    await page.setViewportSize(PHONE);
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await expect(line(page)).toHaveCount(0);
    await title(page).fill(name);
    await page.keyboard.press('Enter');
    await expect(lead(page)).toBeFocused();
    await expect(line(page)).toHaveText(/^Saklandı, \d\d\.\d\d$/);
    await expectToFit(page, PHONE.width);
    await page.close();

    const elsewhere = await browser.newContext({ ...AWAY, baseURL: site.url, viewport: DESK });
    const other = await elsewhere.newPage();
    const person = new Administrator(other, ownerOf(await site.readStatus()));
    await person.signIn();
    const left = other.getByRole('region', { name: 'Yarım kalanlar' });
    await expect(left.getByRole('listitem')).toHaveCount(1);
    await expect(left).toContainText(/Yeni duyuru · (az önce|\d+ dakika önce) · .*Linux/);
    await examine(other);
    await left.getByRole('link', { name: `Sürdür: ${name}` }).click();
    await expect(title(other)).toHaveValue(name);
    await expect(other.getByText(/^Yarım kaldığı yerden açıldı \(.+Linux\)\.$/)).toBeVisible();
    await lead(other).fill('Okulun bahçesinde.');
    await expect(line(other)).toHaveText(/^Saklandı/);
    await publish(other);
    await expect(notice(other, 'Yayımlandı: sitede gör')).toBeVisible();

    await other.getByRole('link', { name: `Düzenle: ${name}` }).click();
    await expect(lead(other)).toHaveValue('Okulun bahçesinde.');
    await chooseSaving(other, 'Yayından kaldır');
    await expect(notice(other, 'Yayından kaldırıldı; taslak olarak saklandı.')).toBeVisible();
    await other.getByRole('link', { name: 'Genel Bakış', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Yaklaşanlar' })).toBeVisible();
    await expect(left).toHaveCount(0);
    await elsewhere.close();
  });

  test('a closed tab loses nothing: the form opens with its draft, and says which file is gone', async ({
    admin,
    backend,
    complaints,
    context,
    page,
    site,
  }) => {
    complaints.allow(/ 404/);
    const id = await backend.createAnnouncement({ title: 'Yarım kalacak', lead: 'Eski giriş' });
    const closing = await context.newPage();
    await openForm(closing, id);
    await title(closing).fill('Yarım kalan başlık');
    const cover = new PictureField(closing, 'Kapak resmi');
    await cover.choose(await plainPicture('#7b1e2b'));
    const file = await cover.awaitStored();
    await expect(line(closing)).toHaveText(/^Saklandı/);
    await removeFile(site, file);
    await closing.close({ runBeforeUnload: false });

    await admin.openAnnouncements();
    await expect(page.getByText('Yarım kalan başlık')).toHaveCount(0);
    await page.getByRole('link', { name: 'Düzenle: Yarım kalacak' }).click();
    await expect(page.getByText(/^Yarım kaldığı yerden açıldı/)).toBeVisible();
    const gone = page.getByText('Bu alanların dosyaları artık yok; onları yeniden yükleyin: Kapak resmi.');
    await expect(gone).toBeVisible();
    await examine(page);
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await expect(lead(page)).toHaveValue('Eski giriş');

    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
    await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await page.goBack();
    await leaving.getByRole('button', { name: 'Ayrıl' }).click();
    await expect(title(page)).toHaveCount(0);

    const open = () => page.getByRole('link', { name: 'Düzenle: Yarım kalacak' }).click();
    await open();
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await press(page, 'Yarım formu sil');
    await page
      .getByRole('dialog', { name: 'Yarım form silinsin mi?' })
      .getByRole('button', { name: 'Yarım formu sil' })
      .click();
    await expect(title(page)).toHaveValue('Yarım kalacak');
    await page.keyboard.press('Escape');
    await open();
    await expect(title(page)).toHaveValue('Yarım kalacak');
    await expect(page.getByText(/^Yarım kaldığı yerden açıldı/)).toHaveCount(0);
  });

  test('without a connection the text stays in this browser, and is sent when it is back', async ({
    admin,
    complaints,
    context,
    page,
  }) => {
    complaints.allow(/keep_draft/, /ERR_FAILED/, /Failed to fetch/);
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await context.route('**/rpc/keep_draft', (route) => route.abort());
    await title(page).fill('Vapurda yazılan');
    await expect(line(page)).toHaveText('Bağlantı yok: bu cihazda duruyor');
    await page.reload();
    await expect(title(page)).toHaveValue('Vapurda yazılan');
    await context.unroute('**/rpc/keep_draft');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(line(page)).toHaveText(/^Saklandı/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Vapurda yazılan');
  });

  test('of two tabs with the same new form the later one writes, the earlier one is told, and writes over nothing unseen that the other has saved', async ({
    admin,
    backend,
    complaints,
    context,
    page,
  }) => {
    complaints.allow(/\b423\b/);
    const name = tagged('Aynı form, iki sekme');
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await title(page).fill('Birinci sekmede');
    await expect(line(page)).toHaveText(/^Saklandı/);
    const later = await context.newPage();
    await later.goto('/admin/duyurular/yeni');
    await expect(title(later)).toHaveValue('Birinci sekmede');
    await title(later).fill(name);
    await expect(line(later)).toHaveText(/^Saklandı/);
    await title(page).fill('Birincide bir daha');
    const told = page.getByText(
      /^Bu formun daha yenisi var \(.+\)\. Burada yazdıklarınız artık saklanmıyor\.$/,
    );
    await expect(told).toBeVisible();
    await expect(title(page)).toHaveValue('Birincide bir daha');
    await press(page, 'Yenisini aç');
    await expect(title(page)).toHaveValue(name);
    await expect(told).toHaveCount(0);

    await lead(later).fill('İkinci sekmenin girişi');
    await save(later);
    await expect(title(later)).toHaveCount(0);
    await lead(page).fill('Birinci sekmenin girişi');
    await save(page);
    const question = page.getByRole('dialog', { name: 'Bu duyuru siz düzenlerken değişti' });
    await expect(question).toContainText('İkinci');
    expect(await backend.titled('announcements', name)).toMatchObject([{ lead: 'İkinci sekmenin girişi' }]);
    await press(page, 'Benim yazdığımı kaydet');
    await expect(title(page)).toHaveCount(0);
    expect(await backend.titled('announcements', name)).toMatchObject([{ lead: 'Birinci sekmenin girişi' }]);
  });
});

test('a session lost over a form is renewed by the same person only', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/answered 400: POST .*\/token/, /status of 400/);
  const owner = await backend.createAccount('asil', { isAdmin: true });
  const other = await backend.createAccount('baska', { isAdmin: true });
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  const password = dialog.getByLabel('Parola', { exact: true });
  const typed = tagged('Oturumdan uzun ömürlü');
  await admin.signInTo('/admin/duyurular', owner);
  await admin.startAnnouncement();
  await title(page).fill(typed);
  await loseSession(page);
  await save(page);
  await expect(dialog.getByLabel('E-posta')).toHaveValue(owner.email);
  await expect(page.getByText('Kaydediliyor…')).toHaveCount(0);
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Oturum bulunamadı. Lütfen giriş yapın.')).toBeVisible();
  await expect(title(page)).toHaveValue(typed);
  await save(page);
  await password.fill('yanlış parola');
  await press(page, 'Giriş Yap');
  await expect(dialog.getByRole('alert')).toHaveText('E-posta adresi veya parola hatalı.');
  await password.fill(owner.password);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Taslak olarak saklandı.')).toBeVisible();
  expect(await backend.hasAnnouncement(typed)).toBe(true);

  await admin.startAnnouncement();
  await title(page).fill('Başkasına gösterilmeyen');
  await loseSession(page);
  await save(page);
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('E-posta').fill(other.email);
  await password.fill(other.password);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Başka bir hesapla giriş yaptınız')).toBeVisible();
  await press(page, 'Sayfayı yenile');
  await expect(title(page)).toHaveValue('');
  await expect(admin.form.getByText(/^Yarım kal/)).toHaveCount(0);
  expect(await backend.hasAnnouncement('Başkasına gösterilmeyen')).toBe(false);

  await page.goto('/giris?cikis=1');
  await press(page, 'Çıkış yap');
  await page.waitForURL((url) => url.pathname === '/');
  await admin.signInTo('/admin/duyurular/yeni', owner);
  await expect(title(page)).toHaveValue('Başkasına gösterilmeyen');
});
