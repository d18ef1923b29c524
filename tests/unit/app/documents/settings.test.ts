import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../../../src/lib/paths/paths';
import { settingsRow } from '../../../fixtures/settings-row';
import { failure, renderPath } from '../fake-api';
import { openPage } from '../page-document';
import { perk } from '../rows';

const renderWith = (path: string, fields = {}) => renderPath(path, { settings: [settingsRow(fields)] });

function at(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(moment);
}

afterEach(() => void vi.useRealTimers());

describe('the settings', () => {
  test('name the association in head, bar, footer, feeds and structured data', async () => {
    const { html, head } = await renderWith(paths.history, {
      ...{ association_name: 'Çınar Mezunları Derneği', short_name: 'ÇMD', founding_year: 1950 },
    });
    expect(head).toContain('<title data-page="">Tarihçe | Çınar Mezunları Derneği</title>');
    expect(head).toContain('property="og:site_name" content="Çınar Mezunları Derneği"');
    expect(head).toContain('title="Çınar Mezunları Derneği (RSS)"');
    expect(head).toContain('"foundingDate":"1950"');
    expect(head).toContain('"alternateName":"ÇMD"');
    expect(html.slice(0, html.indexOf('<main'))).toContain('ÇMD');
    expect(html.slice(html.indexOf('<footer'))).toContain('Çınar Mezunları Derneği — Tüm hakları saklıdır.');
    expect(html + head).not.toContain('NDS Mezunlar Derneği');
  });

  test('that cannot be read leave a page of texts whole, which is not cached', async () => {
    const { status, isFaulty, html } = await renderPath(paths.history, { settings: failure(503) });
    expect([status, isFaulty]).toEqual([200, true]);
    expect(html).toContain('NDS Mezunlar Derneği');
  });
});

describe('the contact pages', () => {
  const settings = [settingsRow()];

  test('name the association, two lines, a telephone, an e-mail and the way there', async () => {
    const { text, texts, values, linkTo } = await openPage(paths.addresses, { settings });
    expect(texts('h2')).toContain('NDS Mezunlar Derneği');
    const lines = String(settings[0]?.address).split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(text).toContain(line);
    expect(linkTo('+90 (212) 000 00 00')).toBe('tel:+902120000000');
    expect(values('a', 'href')).toContain('mailto:bilgi@nds-mezunlar.example');
    expect(linkTo('Yol tarifi')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  });

  test('let three official accounts speak for the association, and no other', async () => {
    const { text, values } = await openPage(paths.socialMedia, { settings });
    const outside = 'a[target="_blank"][rel="noopener noreferrer"]';
    expect(values(outside, 'href')).toEqual([
      'https://instagram.example/nds-mezunlar',
      'https://youtube.example/nds-mezunlar',
      'https://facebook.example/nds-mezunlar',
    ]);
    expect(text).toContain('Derneğimiz adına yalnızca bu sayfadaki resmî hesaplar konuşur.');
  });
});

test('a browser’s translator leaves names, numbers and addresses as they are', async () => {
  const tables = { settings: [settingsRow()], member_perks: [perk()] };
  const verbatim = [
    [paths.dues, 'TR00 0000 0000 0000 0000 0000 00'],
    [paths.addresses, '+90 (212) 000 00 00', 'bilgi@nds-mezunlar.example'],
    [paths.perks, '+90 212 000 00 11', 'merhaba@kestane.example'],
  ];
  for (const [path = '', ...words] of verbatim) {
    const { document } = await openPage(path, tables);
    const kept = [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
    expect(kept).toEqual(expect.arrayContaining(['NDS Mezunlar Derneği', ...words]));
  }
});

describe('on a site without settings', () => {
  test.each<[string, string, RegExp?]>([
    [paths.dues, 'Hesap numaramız için bizimle iletişime geçin.', /Kartla ödeyin|Bakiye sorgula/],
    [paths.addresses, 'Adresimiz ve telefonumuz yakında burada.', /Haritayı göster/],
    [paths.socialMedia, 'Derneğimizin henüz bir sosyal medya hesabı yok.'],
    [paths.howToJoin, 'Üyelik formu için bizimle iletişime geçin.'],
  ])('%s says what to do instead', async (path, words, missing = /undefined/) => {
    const { text } = await openPage(path);
    expect(text).toContain(words);
    expect(text).not.toMatch(missing);
  });
});

describe('the announcement bar', () => {
  const banner = { banner_text: 'Genel kurul 7 Mart’ta', banner_link: '/duyurular' };

  test.each([paths.home, '/yok-boyle-bir-sayfa'])(
    'stands first on %s, before the site’s own bar',
    async (path) => {
      const { html } = await renderWith(path, banner);
      const bar = html.slice(0, html.indexOf('<header'));
      expect(bar).toMatch(/<aside[^>]*aria-label="Duyuru şeridi"/);
      expect(bar).toContain('<a href="/duyurular">Genel kurul 7 Mart’ta</a>');
    },
  );

  test.each([
    ['2031-03-07T12:59:59Z', true],
    ['2031-03-07T13:00:00Z', false],
  ])('that ends at 13:00 is there at %s: %s', async (moment, isThere) => {
    at(moment);
    const ending = { ...banner, banner_until: '2031-03-07T13:00:00+00:00' };
    const { html, state } = await renderWith(paths.dues, ending);
    expect(html.includes('Genel kurul')).toBe(isThere);
    expect(state.includes('Genel kurul')).toBe(isThere);
  });
});

test.each([
  ['2025-06-01T09:00:00Z', '1987’den bugüne: 2025’te 38. yılımız', '© 2025'],
  ['2026-06-01T09:00:00Z', '1987’den bugüne: 2026’da 39. yılımız', '© 2026'],
  // Already 2032 in Istanbul.
  [
    '2031-12-31T21:30:00Z',
    '1987’den bugüne: 2032’de 45. yılımız',
    '© 2032 NDS Mezunlar Derneği — Tüm hakları',
  ],
])('the footer and the history are of their own day: at %s', async (moment, line, copyright) => {
  at(moment);
  const { html } = await renderWith(paths.history);
  expect(html).toContain(line);
  expect(html.slice(html.indexOf('<footer'))).toContain(copyright);
});
