import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { typeDate } from '../../support/dates';
import { PHONE } from '../../support/identity';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

let restoreSettings: () => Promise<void>;
test.beforeEach(async ({ backend }) => {
  restoreSettings = await backend.keepSettings();
});
test.afterEach(() => restoreSettings());

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Dernek bilgileri kaydedildi.')).toBeVisible();
}

test('a wrong IBAN and a telephone without its area code are refused; visitors see what is right, telephones as typed and dialled rightly, and a bare address completed', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dernek bilgileri', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dernek bilgileri' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Yeni dernek|Sil|Kopyala/ })).toHaveCount(0);

  await field(page, 'IBAN').fill('TR33 0006 1005 1978 6457 8413 62');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(field(page, 'IBAN')).toHaveAccessibleDescription(/^Rakamlardan biri yanlış/);
  await expect(field(page, 'IBAN')).toBeFocused();

  const iban = 'TR47 0000 0000 0000 0000 0000 00';
  await field(page, 'IBAN').fill(iban);
  await save(page);
  await expect(field(page, 'IBAN')).toHaveValue(iban);
  await expect.poll(async () => (await visitor.request.get('/aidat')).text()).toContain(iban);
  await visitor.goto('/aidat');
  await expect(visitor.getByText(`IBAN ${iban}`)).toBeVisible();
  await expect(visitor.getByText('Örnek hesaptır')).toHaveCount(0);

  await field(page, 'Telefon').fill('555 12 34');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/^Alan kodu eksik/);

  await field(page, 'Telefon').fill('\u202a+90 (0)212 555 00 11 dahili 4 / 444 0 077\u202c');
  await field(page, 'Instagram').fill('Www.Instagram.com/nds');
  await save(page);
  const addresses = '/iletisim/iletisim-adresleri';
  await expect.poll(async () => (await visitor.request.get(addresses)).text()).toContain('tel:4440077');
  // A messenger lengthened the address.
  await visitor.goto(`${addresses}’dan`);
  await expect(visitor).toHaveURL(addresses);
  const number = (name: string) => visitor.getByRole('link', { name, exact: true });
  await expect(number('+90 (0)212 555 00 11 dahili 4')).toHaveAttribute('href', 'tel:+902125550011');
  await expect(number('444 0 077')).toHaveAttribute('href', 'tel:4440077');
  await visitor.goto('/iletisim/nds-sosyal-medya');
  await expect(visitor.locator('main a[href="https://www.instagram.com/nds"]')).toBeVisible();
});

test('the announcement bar fits every window and goes at its end', async ({ page, visitor }) => {
  const news = 'Olağan genel kurulumuz 7 Mart Cumartesi günü saat 14.00’te okulda';
  await page.goto('/admin/dernek-bilgileri');
  await field(page, 'IBAN').fill('');
  await field(page, 'Şeritteki haber').fill(news);
  await field(page, 'Haberin bağlantısı').fill('/duyurular');
  await save(page);

  await expect.poll(async () => (await visitor.request.get('/')).text()).toContain(news);
  await visitor.goto('/');
  const bar = visitor.getByRole('complementary', { name: 'Duyuru şeridi' });
  for (const width of [1440, 390, 320]) {
    await visitor.setViewportSize({ width, height: 800 });
    const box = await bar.boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, width]);
  }
  await expectAccessible(visitor);
  await bar.getByRole('link').click();
  await expect(visitor).toHaveURL('/duyurular');
  await expect(bar).toBeVisible();

  await page.reload();
  await typeDate(field(page, 'Şeridin bitişi'), istanbulInput(new Date(Date.now() - 60_000)));
  await save(page);
  await expect.poll(async () => (await visitor.request.get('/duyurular')).text()).not.toContain(news);
  await visitor.reload();
  await expect(bar).toHaveCount(0);
});

/** A moment as a date-time input has it, in Istanbul. */
function istanbulInput(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16).replace(' ', 'T');
}
