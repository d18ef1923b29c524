import { describe, expect, test } from 'vitest';
import captcha from '../../../../src/content/legal/captcha.md';
import privacy from '../../../../src/content/legal/privacy.md';
import refunds from '../../../../src/content/legal/refunds.md';
import { formatCivilDate } from '../../../../src/lib/dates/dates';
import { paths } from '../../../../src/lib/paths/paths';
import { blocksText, readingSentence, type ProseDocument } from '../../../../src/lib/text/prose';
import { dues2025 } from '../../../fixtures/dues-rows';
import { CONFIG, renderPath } from '../fake-api';
import { openPage } from '../page-document';

/** A section's text, with plain spaces. */
function section({ sections }: ProseDocument, id: string): string {
  const found = sections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No section ${id}`);
  return blocksText(found.blocks).replace(/\u00a0/g, ' ');
}

test.each<[string, ProseDocument]>([
  ['/gizlilik-sozlesmesi', privacy],
  ['/iptal-iade-sartlari', refunds],
])('%s is a dated text with its contents', async (path, text) => {
  const page = await openPage(path);
  expect(page.values('time', 'datetime')).toEqual([text.date]);
  expect(page.text).toContain(`Bu metin ${formatCivilDate(text.date)} tarihinde güncellendi.`);
  const ids = page.values('section', 'id');
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(text.sections.map(({ id }) => id));
  expect(page.values('nav[aria-label="İçindekiler"] a', 'href')).toEqual(ids.map((id) => `#${id}`));
});

test('a long text says how long it takes to read, at 160 words a minute', async () => {
  const words = (count: number) => Array(count).fill('söz').join(' ');
  expect(readingSentence(words(960))).toBe('Okuma süresi yaklaşık 6 dakikadır.');
  expect(readingSentence(words(200))).toBeNull();
  expect((await openPage(paths.bylaws)).text).toMatch(/Okuma süresi yaklaşık \d+ dakikadır\./);
});

describe('the cancellation and refund terms say', () => {
  test.each<[title: string, id: string, words: string]>([
    ['that new graduates enter freely', 'tutarlar', 'Bu yıl mezun olanlar giriş ödentisi ödemez.'],
    [
      'that a wrong or repeated payment is refunded within 15 working days on written request',
      'yanlis-veya-mukerrer-odeme',
      'Yanlışlıkla ya da birden çok kez yapılan ödeme, ödeyenin yazılı başvurusu üzerine 15 iş günü içinde iade edilir.',
    ],
    ['that dues are not refunded', 'aidatlarin-iadesi', 'Ödenen aidatlar iade edilmez.'],
    ['that donations generally are not', 'bagislarin-iadesi', 'Bağışlar kural olarak iade edilmez.'],
    [
      'that a payment is cancelled only in the authorization stage',
      'odemenin-iptali',
      'yalnızca provizyon aşamasındayken iptal edilebilir.',
    ],
  ])('%s', (_, id, words) => {
    expect(section(refunds, id)).toContain(words);
  });
});

test('the terms name the fees of the settings, those of 2025 at first', async () => {
  const first = await openPage(paths.refunds, { dues: [dues2025] });
  expect(first.text).toContain('Giriş ödentisi 20 TL, üyeliğe girişte bir kez 2025 yılı aidatı 450 TL');
  const later = await openPage(paths.refunds, { dues: [{ ...dues2025, annual_fee: 975, entry_fee: 30 }] });
  expect(later.text).toContain('Giriş ödentisi 30 TL, üyeliğe girişte bir kez 2025 yılı aidatı 975 TL');
  expect(blocksText(refunds.sections.flatMap(({ blocks }) => blocks))).not.toMatch(/\d TL/);
});

describe('the privacy agreement says', () => {
  test.each<[string, id: string, words: string]>([
    ['that visitors get no cookies', 'kisaca', 'Bu site ziyaretçilerine çerez göndermez'],
    [
      'that no request goes to another site before a click',
      'dis-baglantilar',
      'Düğmeye basmazsanız o siteye hiçbir istek gönderilmez.',
    ],
    ['that a chosen appearance stays in the browser', 'tarayicinizda', 'seçtiğiniz görünüm ve yazı boyutu'],
    ['which cookie an administrator gets', 'tarayicinizda', 'known-device'],
    [
      'that deleted content and its files can be restored for 30 days and are erased then',
      'yonetim-paneli',
      'Silinen içerik ve dosyaları ile değiştirilen içeriğin eski hâli, yanlışlıkla kaybolan geri getirilebilsin diye en çok 30 gün saklanır, sonra kalıcı olarak silinir.',
    ],
    [
      'that changes of money and rights are kept for two years',
      'yonetim-paneli',
      'Dernek ve ödeme bilgilerindeki, aidatlardaki ve yönetici yetkilerindeki değişikliklerin kaydı ise kötüye kullanım fark edilsin diye iki yıl saklanır.',
    ],
  ])('%s', (_, id, words) => {
    expect(section(privacy, id)).toContain(words);
  });

  test('what a captcha sends to another site, where the site has one', async () => {
    const config = { ...CONFIG, signIn: { providers: [], captchaSiteKey: '0xKey' } };
    const { html } = await renderPath(paths.privacy, {}, { config });
    expect(html).toMatch(/id="dis-baglantilar"[^]*id="robot-denetimi"[^]*id="odeme"/);
    expect(section(captcha, 'robot-denetimi')).toContain('IP adresiniz ile');
    expect(html).toContain('href="#robot-denetimi"');
    expect(html).toContain('challenges.cloudflare.com');
    expect(captcha.date).toBe(privacy.date);
    expect((await renderPath(paths.privacy)).html).not.toContain('robot-denetimi');
  });
});
