import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothSizes } from './support/accessibility';
import { Administrator } from './support/administrator';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const DESK = { width: 1440, height: 900 };
const title = (page: Page) => page.getByRole('dialog').getByLabel('Başlık', { exact: true });
const lead = (page: Page) => page.getByRole('dialog').getByLabel('Giriş', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/duyurular/${id}`);
  await expect(title(page)).toBeVisible();
}

/** The browser forgets who is signed in, as when a session was ended elsewhere. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('dernek-oturum'));
}

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('two administrators on one row see what the other wrote, and nobody overwrites what they did not touch', async ({
    backend,
    browser,
    page,
    site,
  }) => {
    const id = await backend.createAnnouncement({ title: 'Ortak duyuru', lead: 'İlk giriş' });
    const storageState = { cookies: [], origins: [] };
    const other = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', storageState });
    const second = new Administrator(
      await other.newPage(),
      await backend.createAccount('ikinci', { isAdmin: true }),
    );
    await second.signIn();
    await openForm(second.page, id);
    await openForm(page, id);
    await title(second.page).fill('Onun başlığı');
    await lead(second.page).fill('Onun girişi');
    await save(second.page);
    await expect(second.form).toBeHidden();

    await title(page).fill('Benim başlığım');
    await save(page);
    const question = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    await expect(question.getByText('Benim başlığım')).toBeVisible();
    await expect(question.getByText('Onun başlığı')).toBeVisible();
    await expect(question.getByText('Bu alana dokunmadınız; kayıtlı hâliyle kalır.')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.setViewportSize(DESK);
    await press(page, 'Düzenlemeye dön');
    await expect(title(page)).toHaveValue('Benim başlığım');
    await save(page);
    await press(page, 'Benimkini kaydet');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Duyuru kaydedildi.')).toBeVisible();

    await openForm(second.page, id);
    await expect(title(second.page)).toHaveValue('Benim başlığım');
    await expect(lead(second.page)).toHaveValue('Onun girişi');
    await openForm(page, id);
    await title(page).fill('Yine benim');
    await save(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await title(second.page).fill('Vazgeçilecek');
    await save(second.page);
    await press(second.page, 'Onunkini al');
    await expect(title(second.page)).toHaveValue('Yine benim');
    await other.close();
  });

  test('what somebody else deleted is said to be gone: in the form it can be added anew, in the list it just leaves', async ({
    admin,
    backend,
    page,
  }) => {
    const [edited, listed] = [`Yitirilmeyen ${Date.now()}`, `Zaten silinen ${Date.now()}`];
    const [first, second] = [
      await backend.createAnnouncement({ title: edited }),
      await backend.createAnnouncement({ title: listed }),
    ];
    await openForm(page, first);
    await lead(page).fill('Emek verilmiş giriş');
    await backend.deleteAnnouncement(first);
    await save(page);
    await expect(page.getByText('Bu kayıt silinmiş.')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.setViewportSize(DESK);
    await press(page, 'Yeni kayıt olarak ekle');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(admin.row(edited)).toBeVisible();

    await backend.deleteAnnouncement(second);
    await admin.deleteAnnouncement(listed);
    await expect(page.getByText('Bu kayıt zaten silinmiş.')).toBeVisible();
    await expect(admin.row(listed)).toHaveCount(0);
  });

  test('a closed tab loses nothing: what was typed is offered back, once, and not while another tab still has it', async ({
    admin,
    backend,
    context,
    page,
  }) => {
    const id = await backend.createAnnouncement({ title: 'Yarım kalacak', lead: 'Eski giriş' });
    const closing = await context.newPage();
    await openForm(closing, id);
    await title(closing).fill('Yarım kalan başlık');
    await expect
      .poll(() => closing.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Yarım kalan başlık');
    const offer = page.getByText(/^Kaydedilmemiş bir taslağınız var \(\d+ \S+ \d{4}, \d\d\.\d\d\)\.$/);
    await openForm(page, id);
    await expect(title(page)).toHaveValue('Yarım kalacak');
    await expect(offer).toHaveCount(0);

    await closing.close({ runBeforeUnload: false });
    await admin.openAnnouncements();
    await press(page, 'Düzenle: Yarım kalacak');
    await expect(offer).toBeVisible();
    await expect(page.getByText('Taslaktaki alanlar: Başlık.')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.setViewportSize(DESK);
    await press(page, 'Taslağı geri getir');
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await expect(lead(page)).toHaveValue('Eski giriş');
    await expect(offer).toHaveCount(0);

    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
    await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(title(page)).toHaveValue('Yarım kalan başlık');
    await page.goBack();
    await expectAccessible(page);
    await leaving.getByRole('button', { name: 'Ayrıl' }).click();
    await expect(title(page)).toHaveCount(0);
    await openForm(page, id);
    await expect(offer).toHaveCount(0);
    await expect(title(page)).toHaveValue('Yarım kalacak');
  });

  test('pressing save twice, by keys and by pointer, over a slow network writes one row', async ({
    admin,
    backend,
    page,
  }) => {
    const written = `Bir kez ${Date.now()}`;
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    let writes = 0;
    const gate = new EventEmitter();
    await page.route('**/rest/v1/announcements?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      writes += 1;
      await once(gate, 'open');
      return route.continue();
    });
    await title(page).fill(written);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Kaydediliyor…' });
    await expect(button).toBeDisabled();
    await button.dispatchEvent('click');
    await expect.poll(() => writes).toBe(1);
    gate.emit('open');
    await expect(admin.row(written)).toHaveCount(1);
    expect(writes).toBe(1);
    expect(await backend.hasAnnouncement(written)).toBe(true);
  });
});

test('a session lost over a form is taken up again in place; somebody else is not let into it', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/answered 400: POST .*\/token/, /status of 400/);
  const [owner, other] = [
    await backend.createAccount('asil', { isAdmin: true }),
    await backend.createAccount('baska', { isAdmin: true }),
  ];
  const typed = `Oturumdan uzun ömürlü ${Date.now()}`;
  await admin.signIn(owner);
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await title(page).fill(typed);
  await loseSession(page);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(dialog.getByLabel('E-posta')).toHaveValue(owner.email);
  await expect(dialog.getByLabel('Parola', { exact: true })).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(DESK);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Oturum bulunamadı. Lütfen giriş yapın.')).toBeVisible();
  await expect(title(page)).toHaveValue(typed);

  await save(page);
  await dialog.getByLabel('Parola', { exact: true }).fill('yanlış parola');
  await press(page, 'Giriş Yap');
  await expect(dialog.getByRole('alert')).toHaveText('E-posta adresi veya parola hatalı.');
  await dialog.getByLabel('Parola', { exact: true }).fill(owner.password);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Duyuru eklendi.')).toBeVisible();
  expect(await backend.hasAnnouncement(typed)).toBe(true);

  await admin.startAnnouncement();
  await title(page).fill('Başkasına gösterilmeyen');
  await loseSession(page);
  await save(page);
  await dialog.getByLabel('E-posta').fill(other.email);
  await dialog.getByLabel('Parola', { exact: true }).fill(other.password);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Başka bir hesapla giriş yaptınız')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Sayfayı yenile');
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('Kaydedilmemiş bir taslağınız var')).toHaveCount(0);
  expect(await backend.hasAnnouncement('Başkasına gösterilmeyen')).toBe(false);

  await page.goto('/giris?cikis=1');
  await page.waitForURL((url) => url.pathname === '/');
  await admin.signIn(owner);
  await page.goto('/admin/duyurular/yeni');
  await press(page, 'Taslağı geri getir');
  await expect(title(page)).toHaveValue('Başkasına gösterilmeyen');
});
