import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { removeFile } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { lead, openForm, press, save, title } from '../../support/row-form';
import { tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

/** Removes the session from the browser, as if it had been ended elsewhere. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('dernek-oturum'));
}

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('a closed tab loses nothing: its draft is offered once, and says which file is gone', async ({
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
    await expect.poll(() => closing.evaluate(() => JSON.stringify(localStorage))).toContain(file);
    await removeFile(site, file);
    const offer = page.getByText(/^Yarım kalmış bir formunuz var \(\d+ \S+ \d{4}, \d\d\.\d\d\)\.$/);
    await openForm(page, id);
    await expect(title(page)).toHaveValue('Yarım kalacak');
    await expect(offer).toHaveCount(0);

    await closing.close({ runBeforeUnload: false });
    await admin.openAnnouncements();
    await page.getByRole('link', { name: 'Düzenle: Yarım kalacak' }).click();
    await expect(offer).toBeVisible();
    await expect(page.getByText('Yarım formdaki alanlar: Başlık, Kapak resmi.')).toBeVisible();
    const gone = page.getByText('Bu alanların dosyaları artık yok; onları yeniden yükleyin: Kapak resmi.');
    await expect(gone).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Kaldığım yerden sürdür');
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await expect(lead(page)).toHaveValue('Eski giriş');
    await expect(offer).toHaveCount(0);

    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
    await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await page.goBack();
    await leaving.getByRole('button', { name: 'Ayrıl' }).click();
    await expect(title(page)).toHaveCount(0);
    await openForm(page, id);
    await expect(offer).toHaveCount(0);
    await expect(title(page)).toHaveValue('Yarım kalacak');
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
  await admin.signIn(owner);
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await title(page).fill(typed);
  await loseSession(page);
  await save(page);
  await expect(dialog.getByLabel('E-posta')).toHaveValue(owner.email);
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
  await expect(page.getByText('Yarım kalmış bir formunuz var')).toHaveCount(0);
  expect(await backend.hasAnnouncement('Başkasına gösterilmeyen')).toBe(false);

  await page.goto('/giris?cikis=1');
  await press(page, 'Çıkış yap');
  await page.waitForURL((url) => url.pathname === '/');
  await admin.signIn(owner);
  await page.goto('/admin/duyurular/yeni');
  await press(page, 'Kaldığım yerden sürdür');
  await expect(title(page)).toHaveValue('Başkasına gösterilmeyen');
});
