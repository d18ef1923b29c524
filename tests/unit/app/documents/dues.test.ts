import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isIban } from '../../../../src/lib/text/iban';
import { paths } from '../../../../src/lib/paths/paths';
import { dues2025 } from '../../../fixtures/dues-rows';
import { settingsRow } from '../../../fixtures/settings-row';
import { fakeApi } from '../fake-api';
import { openPage } from '../page-document';

const settings = settingsRow();
const openDues = (fields = {}, dues: readonly object[] = [dues2025]) =>
  openPage(paths.dues, { dues, settings: [{ ...settings, ...fields }] });

test('payment and balance are asked for on other sites, in new tabs', async () => {
  const { text, texts, values } = await openDues();
  const links = 'a[target="_blank"][rel="noopener noreferrer"]';
  expect(values(links, 'href')).toEqual([settings.payment_url, settings.payment_url, settings.balance_url]);
  expect(texts(links)).toEqual([
    expect.stringMatching(/^Öde\b/) as string,
    expect.stringContaining('Aidat öde') as string,
    expect.stringContaining('Bakiye sorgula') as string,
  ]);
  expect(text).toContain('Bilgi, üyelik kaydınızdaki e-posta adresine gönderilir.');
});

test('the account is shown with bank, branch, holder and IBAN in groups of four, and marked as a sample', async () => {
  const { text } = await openDues();
  expect(text).toContain('Şube Örnek Şubesi (000)');
  expect(text).toContain(`Hesap adı ${settings.association_name}`);
  expect(text).toContain('IBAN TR00 0000 0000 0000 0000 0000 00');
  expect(text).toContain('Örnek hesaptır; bu numaraya ödeme yapılamaz.');
  expect(isIban(String(settings.iban)), 'no bank accepts it').toBe(false);
});

test('a transfer’s description stands ready, with the present year', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T10:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const { text, texts } = await openDues();
  expect(texts('#havale output')).toEqual(['Ad Soyad, mezuniyet yılı, 2026 aidatı']);
  expect(text).toContain('Açıklamayı kopyala');
});

test('sample addresses say so beside their buttons, until the association enters its own', async () => {
  const samples = (await openDues()).texts('#kart p, #bakiye p');
  const note = 'Örnek bağlantıdır; derneğin kendi adresi henüz girilmedi.';
  expect(samples.filter((words) => words === note)).toHaveLength(2);
  expect((await openDues({ is_sample: false })).text).not.toContain('Örnek bağlantıdır');
});

test.each([
  [2025, '2026 yılının aidatı henüz açıklanmadı. Burada gösterilen, 2025 yılı için belirlenen son tutardır.'],
  [2026, null],
])('in 2026 the fees of %i say which year is meant, if it is an older one: %s', async (year, note) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T10:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const { text } = await openDues({}, [{ ...dues2025, year }]);
  if (note === null) expect(text).not.toContain('henüz açıklanmadı');
  else expect(text).toContain(note);
});

test('an account that is no sample is shown without the warning, with its own holder', async () => {
  const iban = 'TR330006100519786457841326';
  const { text } = await openDues({ is_sample: false, iban, account_holder: 'Mezunlar Vakfı' });
  expect(text).toContain('Hesap adı Mezunlar Vakfı');
  expect(text).toContain('IBAN TR33 0006 1005 1978 6457 8413 26');
  expect(text).not.toContain('Örnek hesaptır');
});

test('a deduction of 2.5 % is named and reckoned', async () => {
  const { text, texts } = await openDues({ provider_percent: 2.5 });
  expect(text).toContain('yüzde 2,5 kesinti yapar. Bu nedenle kartla ödenecek tutar, aidatın 1,025 katıdır');
  expect(text).toContain('450 TL aidat için 461,25 TL.');
  expect(texts('#kart output')).toEqual(['461,25 TL']);
});

test('fees, the weekly posting, the provider’s cut and its worked example are in the document', async () => {
  const { text, values } = await openDues();
  expect(text).toContain('Giriş ödentisi 20 TL');
  expect(text).toContain('2025 yılı aidatı 450 TL');
  expect(text).toContain('Bu yıl mezun olanlar giriş ödentisi ödemez.');
  expect(text).toContain('Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.');
  expect(text).toContain('Ödeme kuruluşu her ödemeden yüzde 5 kesinti yapar.');
  expect(text).toContain('450 TL aidat için 472,50 TL.');
  expect(values('a', 'href')).toContain('/iptal-iade-sartlari');
});

const years = [
  { ...dues2025, year: 2027, annual_fee: 1250.5, entry_fee: 30 },
  { ...dues2025, year: 2026, annual_fee: 975, entry_fee: 0, note: 'Eski not' },
  dues2025,
];

test('the fees of earlier years stand in a table under the newest, newest first, without their notes', async () => {
  const { texts, values } = await openPage(paths.membershipFee, { dues: years });
  expect(texts('table caption')).toEqual(['Önceki yıllar']);
  expect(texts('table tr > *')).toEqual([
    ...['Yıl', 'Yıllık aidat', 'Giriş ödentisi'],
    ...['2026', '975 TL', 'yok'],
    ...['2025', '450 TL', '20 TL'],
  ]);
  expect(values('tbody th', 'scope')).toEqual(['row', 'row']);
});

describe.each([paths.dues, paths.membershipFee, paths.howToJoin])('the fees on %s', (path) => {
  test.each([2025, 2031])('are those of the newest year until %i, with its note', async (year) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // 21.00 UTC is midnight in Istanbul.
    vi.setSystemTime(`${year - 1}-12-31T21:00:00Z`);
    onTestFinished(() => void vi.useRealTimers());
    const api = fakeApi({
      dues: [{ ...dues2025, year, annual_fee: 1250.5, note: 'Mart sonuna kadar ödenir.' }],
    });
    const { text } = await openPage(path, api);
    expect(text).toContain(`${year} yılı aidatı 1.250,50 TL`);
    expect(text).toContain('Giriş ödentisi 20 TL, üyeliğe girişte bir kez');
    expect(text).toContain('Mart sonuna kadar ödenir.');
    const asked = api.requests.find(({ pathname }) => pathname === '/rest/v1/dues')?.searchParams;
    expect([asked?.get('year'), asked?.get('order')]).toEqual([`lte.${year}`, 'year.desc']);
  });

  test('are the annual dues alone where nothing is paid at entry', async () => {
    const { text } = await openPage(path, { dues: [{ ...dues2025, entry_fee: 0 }] });
    expect(text).toContain('2025 yılı aidatı 450 TL');
    expect(text).not.toMatch(/Giriş ödentisi (?:0|Üyeliğe)|Yeni mezunlar/);
  });
});
