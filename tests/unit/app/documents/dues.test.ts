import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { payment } from '../../../../src/content/dues';
import { site } from '../../../../src/content/site';
import { paths } from '../../../../src/lib/paths/paths';
import { dues2025 } from '../../../fixtures/dues-rows';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

test('the address aidat-odeme leads to the dues page', async () => {
  expect(await renderPath(paths.duesPayment)).toMatchObject({ status: 301, redirect: paths.dues });
});

test('the dues page is AİDAT ÖDEME, on a light bar', async () => {
  const { status, html } = await renderPath(paths.dues);
  expect(status).toBe(200);
  expect(html).toContain('data-theme="light"');
  expect(html).toMatch(/<h1[^>]*>AİDAT ÖDEME<\/h1>/);
});

test('payment and balance are asked for on other sites, in new tabs', async () => {
  const { main } = await openPage(paths.dues);
  for (const [href, name] of [
    [payment.onlineUrl, 'Aidat öde'],
    [payment.balanceUrl, 'Bakiye sorgula'],
  ]) {
    const link = main.querySelector(`a[href="${href}"]`);
    expect(link?.textContent).toContain(name);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(textOf(main)).toContain('Bilgi, üyelik kaydınızdaki e-posta adresine gönderilir.');
});

test('the account is shown with bank, branch, holder and IBAN in groups of four, and marked as a sample', async () => {
  const { main } = await openPage(paths.dues);
  const facts = textOf(main);
  expect(facts).toContain('Şube Örnek Şubesi (000)');
  expect(facts).toContain(`Hesap adı ${site.name}`);
  expect(facts).toContain('IBAN TR00 0000 0000 0000 0000 0000 00');
  expect(facts).toContain('Örnek hesaptır; bu numaraya ödeme yapılamaz.');
});

test('the sample IBAN has check digits that no bank accepts', () => {
  const rearranged = `${payment.iban.slice(4)}${payment.iban.slice(0, 4)}`;
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  expect(BigInt(digits) % 97n).not.toBe(1n);
});

test('fees, the weekly posting, the provider’s cut and its worked example are in the document', async () => {
  const { main } = await openPage(paths.dues, fakeApi({ dues: [dues2025] }));
  const text = textOf(main);
  expect(text).toContain('Giriş ödentisi 20 TL');
  expect(text).toContain('2025 yılı aidatı 450 TL');
  expect(text).toContain('Bu yıl mezun olanlar giriş ödentisi ödemez.');
  expect(text).toContain('Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.');
  expect(text).toContain('Ödeme kuruluşu her ödemeden yüzde 5 kesinti yapar.');
  expect(text).toContain('450 TL aidat için 472,50 TL.');
  expect(main.querySelector(`a[href="${paths.refunds}"]`)).not.toBeNull();
});

describe.each([paths.dues, paths.membershipFee, paths.howToJoin])('the fees on %s', (path) => {
  test.each([2025, 2026, 2031])('are those of the newest year until %i, with its note', async (year) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // 21.00 UTC is midnight in Istanbul.
    vi.setSystemTime(`${year - 1}-12-31T21:00:00Z`);
    onTestFinished(() => void vi.useRealTimers());
    const row = { ...dues2025, year, annual_fee: 1250.5, note: 'Mart sonuna kadar ödenir.' };
    const api = fakeApi({ dues: [row] });
    const { main } = await openPage(path, api);
    expect(textOf(main)).toContain(`${year} yılı aidatı 1.250,50 TL`);
    expect(textOf(main)).toContain('Giriş ödentisi 20 TL, üyeliğe girişte bir kez');
    expect(textOf(main)).toContain('Mart sonuna kadar ödenir.');
    const asked = api.requests.find(({ pathname }) => pathname === '/rest/v1/dues')?.searchParams;
    expect([asked?.get('year'), asked?.get('order'), asked?.get('limit')]).toEqual([
      `lte.${year}`,
      'year.desc',
      '1',
    ]);
  });

  test('are told without amounts while none are set', async () => {
    const { main } = await openPage(path);
    expect(textOf(main)).toContain('Giriş ödentisi Üyeliğe girişte bir kez ödenir.');
    expect(textOf(main)).toContain('Yıllık aidat Tutarını genel kurul belirler.');
    expect(textOf(main)).not.toMatch(/\d+ yılı aidatı|\d TL/);
  });

  test('are the annual dues alone where nothing is paid at entry', async () => {
    const { main } = await openPage(path, fakeApi({ dues: [{ ...dues2025, entry_fee: 0 }] }));
    expect(textOf(main)).toContain('2025 yılı aidatı 450 TL');
    expect(textOf(main)).not.toMatch(/Giriş ödentisi (?:0|Üyeliğe)|Yeni mezunlar/);
  });

  test('give way to the error when they cannot be read', async () => {
    const { html } = await renderPath(path, fakeApi({ dues: failure(500, 'Veri tabanı dinleniyor') }));
    expect(html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
  });
});

test('the calculator begins with the year’s dues, and empty without any', async () => {
  const amountOf = async (rows: readonly unknown[]) => {
    const { main } = await openPage(paths.dues, fakeApi({ dues: rows }));
    expect(main.querySelector('[aria-invalid="true"]')).toBeNull();
    return [main.querySelector('input')?.value, main.querySelector('output')?.textContent];
  };
  expect(await amountOf([{ ...dues2025, annual_fee: 600 }])).toEqual(['600', '630\u00a0TL']);
  expect(await amountOf([])).toEqual(['', '–']);
  expect(await amountOf([{ ...dues2025, annual_fee: 0 }])).toEqual(['', '–']);
});
