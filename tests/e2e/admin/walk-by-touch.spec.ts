import { expectAccessible } from '../support/accessibility';
import { chooseOption } from '../support/choose-option';
import { PHONE } from '../support/identity';
import { searched } from '../support/list-address';
import { saveButton } from '../support/row-form';
import { doFromMenu, notice, tagged } from '../support/rows';
import { expectFitForFingers } from '../support/targets';
import { expect, test } from '../support/test';

/** walk.spec.ts asks every screen for targets for fingers. */
test.use({ as: 'admin', viewport: PHONE, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'parallel' });

test('the overview needs one screen and a half, and what needs somebody comes first', async ({ page }) => {
  // What other tests left: a changed IBAN, a question to the administrators, a form that was not saved, a full disk.
  for (const table of ['rpc/important_changes', 'rpc/reviews', 'form_drafts?*'])
    await page.route(`**/rest/v1/${table}`, (route) => route.fulfill({ json: [] }));
  await page.route('**/functions/v1/system', (route) => route.fulfill({ json: { warnings: [] } }));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Rehberi kapat' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Örnek içerik' })).toBeVisible();
  const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
  expect(height).toBeLessThanOrEqual(1.5 * 844);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Düzeltilecekler');
  await page.getByRole('button', { name: 'Yeni', exact: true }).tap();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Yeni duyuru',
    'Yeni etkinlik',
    'Yeni takvim kaydı',
    'Yeni bülten',
    'Yeni haber',
    'Yeni avantaj',
  ]);
  await expectFitForFingers(page);
});

test('a notice stands at the foot, keeps “Geri al” in reach and goes by itself', async ({
  backend,
  page,
}) => {
  const row = tagged('Parmakla silinen');
  await backend.createAnnouncement({ title: row });
  await page.clock.install();
  await page.goto(searched('/admin/duyurular', row));
  await doFromMenu(page, row, 'Sil');
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).tap();
  const undo = notice(page, 'Duyuru silindi.').getByRole('button', { name: 'Geri al' });
  await page.clock.fastForward(9_000);
  const box = await undo.boundingBox();
  expect(box?.y).toBeGreaterThan(844 / 2);
  await undo.tap();
  await expect(notice(page, 'Geri alındı.')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(notice(page, 'Geri alındı.')).toHaveCount(0);
});

test('a notice over an open form stands above its buttons', async ({ backend, page }) => {
  const title = tagged('Saklanan');
  const id = await backend.createAnnouncement({ title, published_at: '2026-01-01T10:00:00Z' });
  await page.goto(`/admin/duyurular/${id}`);
  await page.getByRole('dialog').getByLabel('Başlık', { exact: true }).fill(`${title} iki`);
  await page.getByRole('button', { name: 'Yayımlamadan sakla' }).tap();
  const message = notice(page, 'saklan');
  await expect(message).toBeVisible();
  const edges = async () => {
    const [above, below] = [await message.boundingBox(), await saveButton(page).boundingBox()];
    return (above?.y ?? 0) + (above?.height ?? Infinity) <= (below?.y ?? 0);
  };
  await expect.poll(edges).toBe(true);
});

test('an event is written in the order of thought, and its note is asked for once it is cancelled', async ({
  page,
}) => {
  await page.goto('/admin/etkinlikler/yeni');
  const form = page.getByRole('dialog');
  const tops = async (label: string) => (await form.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;
  await expect(saveButton(page)).toBeEnabled();
  expect(await tops('Başlık')).toBeLessThan(await tops('Başlangıç'));
  expect(await tops('Başlangıç')).toBeLessThan(await tops('Yer'));
  expect(await tops('Yer')).toBeLessThan(await tops('Spot'));
  const note = form.getByLabel('İptal ya da erteleme açıklaması');
  await expect(note).toBeHidden();
  const state = form.locator('summary', { hasText: 'Durum' });
  await expect(state).toContainText('Planlandığı gibi');
  await state.tap();
  await expect(note).toBeHidden();
  await chooseOption(form.getByLabel('Durum', { exact: true }), 'İptal edildi');
  await expect(note).toBeVisible();
  await expect(state).toContainText('İptal edildi');
});

test('the account is one menu: the name, the page, the look and the way out', async ({ page }) => {
  await page.goto('/admin');
  const account = page.getByRole('button', { name: 'Merhaba, Site Yöneticisi' });
  await account.tap();
  await page.getByRole('menuitem', { name: 'Koyu' }).tap();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(account).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await account.tap();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Cihazınızın ayarı' }).tap();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await account.tap();
  await page.getByRole('menuitem', { name: 'Hesabım' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
  await expectFitForFingers(page);
});
