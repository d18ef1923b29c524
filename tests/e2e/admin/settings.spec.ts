import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { typeDate } from '../support/dates';
import { DESKTOP, PHONE } from '../support/identity';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

let restoreSettings: () => Promise<void>;
test.beforeEach(async ({ backend }) => {
  restoreSettings = await backend.keepSettings();
});
test.afterEach(() => restoreSettings());

const ADDRESS = '/admin/dernek-bilgileri';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet' });

/** A visitor's window, without the administrator's session. */
async function openAsVisitor(page: Page, path: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser');
  const visitor = await context.newPage();
  await visitor.goto(path);
  return visitor;
}

for (const size of [DESKTOP, PHONE]) {
  test(`an administrator changes the IBAN at ${size.width} px, a wrong one is refused, and visitors see it within a second`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/admin');
    if (size === PHONE) await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Dernek bilgileri', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dernek bilgileri' })).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await expect(page.getByRole('button', { name: /^Yeni dernek|Sil|Kopyala/ })).toHaveCount(0);
    await expectAccessible(page);

    await field(page, 'IBAN').fill('TR33 0006 1005 1978 6457 8413 62');
    await save(page).click();
    await expect(field(page, 'IBAN')).toHaveAccessibleDescription(/^IBAN geçerli değil: TR ile başlar/);
    await expect(field(page, 'IBAN')).toBeFocused();

    const iban = size === PHONE ? 'TR47 0000 0000 0000 0000 0000 00' : 'TR33 0006 1005 1978 6457 8413 26';
    await field(page, 'IBAN').fill(iban);
    await save(page).click();
    await expect(page.getByText('Dernek bilgileri kaydedildi.')).toBeVisible();
    await expect(field(page, 'IBAN')).toHaveValue(iban);
    const visitor = await openAsVisitor(page, '/aidat');
    await expect(visitor.getByText(iban)).toBeVisible({ timeout: 1000 });
    await expect(visitor.getByText('Örnek hesaptır')).toHaveCount(0);
    await visitor.context().close();
  });
}

test('the announcement bar appears on every page, fits every window, and goes at its end', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await field(page, 'IBAN').fill('');
  await field(page, 'Şeritteki haber').fill(
    'Olağan genel kurulumuz 7 Mart Cumartesi günü saat 14.00’te okulda',
  );
  await field(page, 'Haberin bağlantısı').fill('/duyurular');
  await save(page).click();
  await expect(page.getByText('Dernek bilgileri kaydedildi.')).toBeVisible();

  const visitor = await openAsVisitor(page, '/');
  const bar = visitor.getByRole('complementary', { name: 'Duyuru şeridi' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 390, 1440]) {
      await visitor.setViewportSize({ width, height: 800 });
      const box = await bar.boundingBox();
      expect([box?.x, box?.y, box?.width]).toEqual([0, 0, width]);
      await expectAccessible(visitor);
    }
  }
  await bar.getByRole('link').click();
  await expect(visitor).toHaveURL('/duyurular');
  await expect(bar).toBeVisible();

  await page.reload();
  await typeDate(field(page, 'Şeridin bitişi'), istanbulInput(new Date(Date.now() - 60_000)));
  await save(page).click();
  await expect(page.getByText('Dernek bilgileri kaydedildi.')).toBeVisible();
  await visitor.reload();
  await expect(bar).toHaveCount(0);
  await visitor.context().close();
});

/** A moment as a date-time input has it, in Istanbul. */
function istanbulInput(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16).replace(' ', 'T');
}
