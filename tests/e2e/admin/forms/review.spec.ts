import type { Page } from '@playwright/test';
import { examine } from '../../support/accessibility';
import { Administrator } from '../../support/administrator';
import { lead, openForm, press, save, title } from '../../support/row-form';
import { notice, rowOf } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const BALL = 'Kış balosu 2026';
/** The open dialog in which a note is written. */
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const head = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a writer sends a draft for review, gets it back with a note and sends it again; an administrator publishes what they have read', async ({
  admin,
  backend,
  browser,
  page,
  site,
}) => {
  test.slow();
  const storageState = { cookies: [], origins: [] };
  const other = await browser.newContext({
    ...{ baseURL: site.url, locale: 'tr-TR', storageState, reducedMotion: 'reduce' as const },
  });
  const account = await backend.createAccount('ayse', { isAdmin: false, isWriter: true });
  const person = String(account.email.split('@')[0]);
  const writer = new Administrator(await other.newPage(), account);
  await writer.signInTo('/admin/duyurular');

  // Written and sent. What would be asked before a publication is asked now.
  await writer.startAnnouncement();
  await expect(writer.form.getByRole('button', { name: 'Yayımla', exact: true })).toHaveCount(0);
  await writer.fillAnnouncement({ title: BALL });
  await press(writer.page, 'Onaya gönder');
  const check = dialog(writer.page, 'Onaya göndermeden önce');
  await expect(check).toContainText('Sitede şunlar eksik ya da yanlış görünecek:');
  await press(writer.page, 'Yine de gönder');
  const asking = dialog(writer.page, 'Onaya gönder');
  const note = asking.getByLabel('Yöneticilere notunuz (isteğe bağlı)');
  await expect(note).toBeFocused();
  await note.fill('Kapak resmi yarın gelir.\nTarihe bakar mısınız?');

  // A failure keeps the note, and says so beside it.
  await writer.page.route('**/rpc/ask_for_review', (route) => route.abort());
  await press(writer.page, 'Gönder');
  await expect(asking.getByRole('alert')).toContainText('Gönderilemedi, notunuz duruyor:');
  await expect(note).toHaveValue('Kapak resmi yarın gelir.\nTarihe bakar mısınız?');
  await writer.page.unroute('**/rpc/ask_for_review');
  await press(writer.page, 'Gönder');
  await expect(notice(writer.page, `“${BALL}” onaya gönderildi.`)).toBeVisible();
  await expect(rowOf(writer.page, BALL)).toContainText('Onay bekliyor');
  await expect.poll(() => site.readMails()).toContain(`Onay bekleyen taslak: ${BALL}\n\nMerhaba,`);

  // First on the administrator's overview, and at the form's head.
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Onay bekleyenler' });
  await expect(waiting).toContainText('Kapak resmi yarın gelir.');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Onay bekleyenler',
  );
  await examine(page);
  await waiting.getByRole('link', { name: BALL }).click();
  await expect(head(page, 'Onay bekliyor')).toContainText(`${person}, az önce gönderdi.`);
  await expect(head(page, 'Onay bekliyor')).toContainText('Tarihe bakar mısınız?');
  await examine(page);

  // Sent back with a note, which must not be empty.
  await press(page, 'Geri gönder');
  const back = dialog(page, 'Geri gönder');
  await back.getByLabel('Neler düzeltilmeli?').fill(' \u200b\n\u202a');
  await back.getByRole('button', { name: 'Geri gönder' }).click();
  await expect(back.getByRole('alert')).toHaveText('Neyin düzeltilmesi gerektiğini yazın.');
  await back.getByLabel('Neler düzeltilmeli?').fill('Balo 24 Aralık’ta; girişe yazın.');
  // The same dialog as the writer's.
  await examine(page);
  await back.getByRole('button', { name: 'Geri gönder' }).click();
  await expect(notice(page, `“${BALL}” notunuzla geri gönderildi.`)).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Son değişiklikler' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('geri gönderdi: “Balo 24 Aralık’ta; girişe yazın.”')).toBeVisible();
  await expect.poll(() => site.readMails()).toContain(`To: ${account.email}\nSubject: `);
  expect(await site.readMails()).toMatch(
    new RegExp(`To: ${account.email}\\nSubject: .*: Taslağınız geri gönderildi: ${BALL}`),
  );

  // Read on the writer's overview, mended and sent again.
  await writer.page.goto('/admin');
  const own = writer.page.getByRole('region', { name: 'Onaya gönderdikleriniz' });
  await expect(own).toContainText('Düzeltilmek üzere geri gönderildi');
  await expect(own).toContainText('Balo 24 Aralık’ta; girişe yazın.');
  await own.getByRole('link', { name: BALL }).click();
  await expect(head(writer.page, 'Düzeltilmek üzere geri gönderildi')).toContainText('Balo 24 Aralık’ta');
  await lead(writer.page).fill('Balo 24 Aralık’ta.');
  await press(writer.page, 'Onaya gönder');
  await press(writer.page, 'Yine de gönder');
  await press(writer.page, 'Gönder');
  await expect(notice(writer.page, `“${BALL}” onaya gönderildi.`)).toBeVisible();

  // Changed while the administrator reads: what they have not seen is not published.
  const [row] = await backend.titled('announcements', BALL);
  const id = Number(row?.id);
  await openForm(page, id);
  await expect(head(page, 'Onay bekliyor')).toBeVisible();
  await openForm(writer.page, id);
  await lead(writer.page).fill('Balo 25 Aralık’ta.');
  await save(writer.page);
  await expect(writer.form).toHaveCount(0);
  await press(page, 'Yayımla');
  await press(page, 'Yine de yayımla');
  const conflict = dialog(page, 'Bu duyuru siz düzenlerken değişti');
  await expect(conflict).toContainText('Balo 25 Aralık’ta.');
  expect((await backend.titled('announcements', BALL))[0]?.published_at).toBeNull();
  await press(page, 'Düzenlemeye dön');

  // The newer version says that it is not what was sent, and leads to what was changed.
  await openForm(page, id);
  await expect(head(page, 'Onaya gönderildikten sonra değiştirildi.')).toBeVisible();
  await expect(lead(page)).toHaveValue('Balo 25 Aralık’ta.');
  await press(page, 'Neyin değiştiğini geçmişinde görün');
  const versions = page.getByRole('dialog', { name: `Geçmiş: ${BALL}` });
  await expect(versions).toContainText('“Balo 24 Aralık’ta; girişe yazın.”');
  await expect(versions).toContainText('Kapak resmi yarın gelir.');
  await examine(page);
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveValue(BALL);
  await press(page, 'Yayımla');
  await press(page, 'Yine de yayımla');
  await expect(notice(page, 'Yayımlandı')).toBeVisible();
  expect((await backend.titled('announcements', BALL))[0]?.lead).toBe('Balo 25 Aralık’ta.');
  await expect(rowOf(page, BALL)).not.toContainText('Onay bekliyor');

  await writer.page.goto('/admin');
  await expect(writer.page.getByRole('heading', { level: 1 })).toHaveText('Genel Bakış');
  await expect(own).toHaveCount(0);
  await admin.openAnnouncements();
  await other.close();
});
