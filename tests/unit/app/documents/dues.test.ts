import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isIban } from '../../../../src/lib/text/iban';
import { paths } from '../../../../src/lib/paths/paths';
import { dues2025 } from '../../../fixtures/dues-rows';
import { settingsRow } from '../../../fixtures/settings-row';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const settings = settingsRow();
const openDues = (fields = {}, dues: readonly unknown[] = [dues2025]) =>
  openPage(paths.dues, fakeApi({ dues, settings: [{ ...settings, ...fields }] }));

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
  const { main } = await openDues();
  for (const [href, name] of [
    [String(settings.payment_url), 'Aidat öde'],
    [String(settings.balance_url), 'Bakiye sorgula'],
  ]) {
    const link = main.querySelector(`a[href="${href}"]`);
    expect(link?.textContent).toContain(name);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(textOf(main)).toContain('Bilgi, üyelik kaydınızdaki e-posta adresine gönderilir.');
});

test('the account is shown with bank, branch, holder and IBAN in groups of four, and marked as a sample', async () => {
  const { main } = await openDues();
  const facts = textOf(main);
  expect(facts).toContain('Şube Örnek Şubesi (000)');
  expect(facts).toContain(`Hesap adı ${settings.association_name}`);
  expect(facts).toContain('IBAN TR00 0000 0000 0000 0000 0000 00');
  expect(facts).toContain('Örnek hesaptır; bu numaraya ödeme yapılamaz.');
});

test('the sample IBAN has check digits that no bank accepts', () => {
  expect(isIban(String(settings.iban))).toBe(false);
});

test('an account that is no sample is shown without the warning, with its own holder', async () => {
  const iban = 'TR330006100519786457841326';
  const { main } = await openDues({ is_sample: false, iban, account_holder: 'Mezunlar Vakfı' });
  expect(textOf(main)).toContain('Hesap adı Mezunlar Vakfı');
  expect(textOf(main)).toContain('IBAN TR33 0006 1005 1978 6457 8413 26');
  expect(textOf(main)).not.toContain('Örnek hesaptır');
});

test('without a deduction the card costs what the dues are, and nothing is reckoned', async () => {
  const { main } = await openDues({ provider_percent: null });
  expect(textOf(main)).not.toContain('kesinti');
  expect(main.querySelector('output')).toBeNull();
  expect(textOf(main)).toContain('Aidat öde');
});

test('a deduction of 2.5 % is named and reckoned', async () => {
  const { main } = await openDues({ provider_percent: 2.5 });
  expect(textOf(main)).toContain(
    'yüzde 2,5 kesinti yapar. Bu nedenle kartla ödenecek tutar, aidatın 1,025 katıdır',
  );
  expect(textOf(main)).toContain('450 TL aidat için 461,25 TL.');
  expect(main.querySelector('output')?.textContent).toBe('461,25\u00a0TL');
});

test('fees, the weekly posting, the provider’s cut and its worked example are in the document', async () => {
  const { main } = await openDues();
  const text = textOf(main);
  expect(text).toContain('Giriş ödentisi 20 TL');
  expect(text).toContain('2025 yılı aidatı 450 TL');
  expect(text).toContain('Bu yıl mezun olanlar giriş ödentisi ödemez.');
  expect(text).toContain('Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.');
  expect(text).toContain('Ödeme kuruluşu her ödemeden yüzde 5 kesinti yapar.');
  expect(text).toContain('450 TL aidat için 472,50 TL.');
  expect(main.querySelector(`a[href="${paths.refunds}"]`)).not.toBeNull();
});

describe('the fees of earlier years', () => {
  const years = [
    { ...dues2025, year: 2027, annual_fee: 1250.5, entry_fee: 30 },
    { ...dues2025, year: 2026, annual_fee: 975, entry_fee: 0, note: 'Eski not' },
    dues2025,
  ];
  const tableOn = async (path: string, dues: readonly unknown[]) =>
    (await openPage(path, fakeApi({ dues }))).main.querySelector('table');

  test('stand in a table under the newest, newest first, without their notes', async () => {
    const table = await tableOn(paths.membershipFee, years);
    expect(table?.querySelector('caption')?.textContent).toBe('Önceki yıllar');
    const rows = [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent.replace('\u00a0', ' ')),
    );
    expect(rows).toEqual([
      ['Yıl', 'Yıllık aidat', 'Giriş ödentisi'],
      ['2026', '975 TL', 'yok'],
      ['2025', '450 TL', '20 TL'],
    ]);
    expect(
      [...(table?.querySelectorAll('tbody th') ?? [])].map((cell) => cell.getAttribute('scope')),
    ).toEqual(['row', 'row']);
  });

  test('are no table while there are none, nor on the other pages', async () => {
    expect(await tableOn(paths.membershipFee, [dues2025])).toBeNull();
    expect(await tableOn(paths.membershipFee, [])).toBeNull();
    for (const path of [paths.dues, paths.howToJoin]) expect(await tableOn(path, years)).toBeNull();
  });
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
    expect([asked?.get('year'), asked?.get('order')]).toEqual([`lte.${year}`, 'year.desc']);
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
    const { main } = await openDues({}, rows);
    expect(main.querySelector('[aria-invalid="true"]')).toBeNull();
    return [main.querySelector('input')?.value, main.querySelector('output')?.textContent];
  };
  expect(await amountOf([{ ...dues2025, annual_fee: 600 }])).toEqual(['600', '630\u00a0TL']);
  expect(await amountOf([])).toEqual(['', '–']);
  expect(await amountOf([{ ...dues2025, annual_fee: 0 }])).toEqual(['', '–']);
});
