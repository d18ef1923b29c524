import { describe, expect, test } from 'vitest';
import captcha from '../../../../src/content/legal/captcha.md';
import privacy from '../../../../src/content/legal/privacy.md';
import refunds from '../../../../src/content/legal/refunds.md';
import { formatCivilDate } from '../../../../src/lib/dates/dates';
import { paths } from '../../../../src/lib/paths/paths';
import { blocksText, type ProseDocument } from '../../../../src/lib/text/prose';
import { CONFIG, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const NO_BREAK_SPACE = /\u00a0/g;

/** A section's text, with plain spaces. */
function section({ sections }: ProseDocument, id: string): string {
  const found = sections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No section ${id}`);
  return blocksText(found.blocks).replace(NO_BREAK_SPACE, ' ');
}

const pages: [path: string, text: ProseDocument][] = [
  [paths.privacy, privacy],
  [paths.refunds, refunds],
];

test.each(pages)('%s is a dated text with its contents, on a light bar', async (path, text) => {
  const { status, html } = await renderPath(path);
  expect(status).toBe(200);
  expect(html).toContain('data-theme="light"');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${text.title}</h1>`));
  const { main } = await openPage(path);
  expect(main.querySelector('time')?.getAttribute('datetime')).toBe(text.date);
  expect(textOf(main)).toContain(`Bu metin ${formatCivilDate(text.date)} tarihlidir.`);
  const ids = [...main.querySelectorAll('section')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(text.sections.map(({ id }) => id));
  const contents = [...main.querySelectorAll('nav[aria-label="İçindekiler"] a')];
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
});

describe('the cancellation and refund terms say', () => {
  test('the fees of 2025, and that new graduates enter freely', () => {
    const fees = section(refunds, 'tutarlar');
    expect(fees).toContain('2025 yılının giriş ödentisi 20 TL, üyelik aidatı 450 TL’dir.');
    expect(fees).toContain('Bu yıl mezun olanlar giriş ödentisi ödemez.');
  });

  test('where the fees of other years stand', async () => {
    expect(section(refunds, 'tutarlar')).toContain('Öteki yılların tutarları üyelik aidatı sayfasındadır.');
    const { main } = await openPage(paths.refunds);
    expect(main.querySelector(`#tutarlar a[href="${paths.membershipFee}"]`)).not.toBeNull();
  });

  test('that a wrong or repeated payment is refunded within 15 working days on written request', () => {
    expect(section(refunds, 'yanlis-veya-mukerrer-odeme')).toContain(
      'Yanlışlıkla ya da birden çok kez yapılan ödeme, ödeyenin yazılı başvurusu üzerine 15 iş günü içinde iade edilir.',
    );
  });

  test('that dues are not refunded, and donations generally not', () => {
    expect(section(refunds, 'aidatlarin-iadesi')).toContain('Ödenen aidatlar iade edilmez.');
    expect(section(refunds, 'bagislarin-iadesi')).toContain('Bağışlar kural olarak iade edilmez.');
  });

  test('that a payment is cancelled only in the authorization stage', () => {
    expect(section(refunds, 'odemenin-iptali')).toContain(
      'yalnızca provizyon aşamasındayken iptal edilebilir.',
    );
  });
});

describe('the privacy agreement says', () => {
  test('that visitors get no cookies, and no request goes to another site before a click', () => {
    expect(section(privacy, 'kisaca')).toContain('Bu site ziyaretçilerine çerez göndermez');
    expect(section(privacy, 'dis-baglantilar')).toContain(
      'Düğmeye basmazsanız o siteye hiçbir istek gönderilmez.',
    );
  });

  test('which cookie an administrator gets, what for and for how long', () => {
    const kept = section(privacy, 'tarayicinizda');
    expect(kept).toContain('known-device');
    expect(kept).toContain('son girişten 180 gün sonra silinir');
    expect(kept).toContain('Ziyaretçilere gönderilmez');
  });

  test('that deleted content and its files can be restored for 30 days and are erased then', () => {
    expect(section(privacy, 'yonetim-paneli')).toContain(
      'Silinen ya da değiştirilen içerik ve dosyaları, yanlışlıkla kaybolan geri getirilebilsin diye en çok 30 gün saklanır, sonra kalıcı olarak silinir.',
    );
  });

  test('that changes of money and rights are kept for two years', () => {
    expect(section(privacy, 'yonetim-paneli')).toContain(
      'Dernek ve ödeme bilgilerindeki, aidatlardaki ve yönetici yetkilerindeki değişikliklerin kaydı ise kötüye kullanım fark edilsin diye iki yıl saklanır.',
    );
  });

  test('what a captcha sends to another site, where the site has one', async () => {
    const config = { ...CONFIG, signIn: { providers: [], captchaSiteKey: '0xKey' } };
    const { html } = await renderPath(paths.privacy, fakeApi(), { config });
    expect(html).toMatch(/id="dis-baglantilar"[^]*id="robot-denetimi"[^]*id="odeme"/);
    expect(section(captcha, 'robot-denetimi')).toContain('IP adresiniz ile');
    expect(html).toContain('href="#robot-denetimi"');
    expect(html).toContain('challenges.cloudflare.com');
    expect(captcha.date).toBe(privacy.date);
    expect((await renderPath(paths.privacy)).html).not.toContain('robot-denetimi');
  });

  test('where the rights over one’s data are set out', async () => {
    expect(section(privacy, 'haklariniz')).toContain('11. maddesi');
    const { html } = await renderPath(paths.privacy);
    expect(html).toContain(`href="${paths.dataProtection}#haklariniz"`);
    const { html: rights } = await renderPath(paths.dataProtection);
    expect(rights).toContain('<section id="haklariniz"');
  });
});
