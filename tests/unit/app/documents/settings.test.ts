import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../../../src/lib/paths/paths';
import { settingsRow } from '../../../fixtures/settings-row';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const renderWith = (path: string, fields = {}) =>
  renderPath(path, fakeApi({ settings: [settingsRow(fields)] }));

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

  test('are read once for a page, and are in its state', async () => {
    const api = fakeApi({ settings: [settingsRow()] });
    const { state } = await renderPath('/', api);
    expect(api.settingsRequests).toHaveLength(1);
    expect(state).toContain('bilgi@nds-mezunlar.example');
  });

  test('that cannot be read leave a page of texts whole, which is not cached', async () => {
    const { status, isFaulty, html } = await renderPath(
      paths.history,
      fakeApi({ settings: failure(503, 'unavailable') }),
    );
    expect([status, isFaulty]).toEqual([200, true]);
    expect(html).toContain('NDS Mezunlar Derneği');
  });
});

describe('on a site without settings', () => {
  const pages = [paths.home, paths.dues, paths.addresses, paths.socialMedia, paths.howToJoin, paths.history];

  test.each(pages)('%s has no empty link, no missing value and no sample', async (path) => {
    const { status, html, head } = await renderPath(path);
    expect(status).toBe(200);
    const shown = html + head;
    expect(shown).not.toMatch(/href="(?:|null|tel:|mailto:)"|>null<|undefined|NaN/);
    expect(shown).not.toMatch(/nds-mezunlar\.example|Örnek (?:Bank|hesap)/);
  });

  test('the pages say what to do instead', async () => {
    const words = async (path: string) => textOf((await openPage(path)).main);
    expect(await words(paths.dues)).toContain('Hesap numaramız için bizimle iletişime geçin.');
    expect(await words(paths.dues)).not.toMatch(/Kartla ödeyin|Bakiye sorgula/);
    expect(await words(paths.addresses)).toContain('Adresimiz ve telefonumuz yakında burada.');
    expect(await words(paths.addresses)).not.toContain('Haritayı göster');
    expect(await words(paths.socialMedia)).toContain('Derneğimizin henüz bir sosyal medya hesabı yok.');
    expect(await words(paths.howToJoin)).toContain('Üyelik formu için bizimle iletişime geçin.');
  });
});

describe('the announcement bar', () => {
  const banner = { banner_text: 'Genel kurul 7 Mart’ta', banner_link: '/duyurular' };

  test('stands first on every page, before the site’s own bar', async () => {
    for (const path of [paths.home, paths.dues, paths.bylaws, '/yok-boyle-bir-sayfa']) {
      const { html } = await renderWith(path, banner);
      const bar = html.slice(0, html.indexOf('<header'));
      expect(bar, path).toMatch(/<aside[^>]*aria-label="Duyuru şeridi"/);
      expect(bar, path).toContain('<a href="/duyurular">Genel kurul 7 Mart’ta</a>');
    }
  });

  test('is not on the preview page', async () => {
    expect((await renderWith(paths.preview, banner)).html).not.toContain('Genel kurul');
  });

  test('opens another site in a new tab', async () => {
    const { html } = await renderWith(paths.home, { ...banner, banner_link: 'https://ornek.example/kurul' });
    expect(html).toContain(
      '<a href="https://ornek.example/kurul" target="_blank" rel="noopener noreferrer">',
    );
  });

  test.each([
    ['2031-03-07T12:59:59Z', true],
    ['2031-03-07T13:00:00Z', false],
  ])('that ends at 13:00 is there at %s: %s', async (moment, isThere) => {
    at(moment);
    const { html, state } = await renderWith(paths.dues, {
      ...banner,
      banner_until: '2031-03-07T13:00:00+00:00',
    });
    expect(html.includes('Genel kurul')).toBe(isThere);
    expect(state.includes('Genel kurul')).toBe(isThere);
  });
});

describe('what follows from time', () => {
  test.each([
    ['2025-06-01T09:00:00Z', '1987’den bugüne: 2025’te 38. yılımız', '© 2025'],
    ['2026-06-01T09:00:00Z', '1987’den bugüne: 2026’da 39. yılımız', '© 2026'],
    ['2031-06-01T09:00:00Z', '1987’den bugüne: 2031’de 44. yılımız', '© 2031'],
    // Already 2032 in Istanbul.
    ['2031-12-31T21:30:00Z', '1987’den bugüne: 2032’de 45. yılımız', '© 2032'],
  ])('is of its own day: at %s', async (moment, line, copyright) => {
    at(moment);
    const { html } = await renderWith(paths.history);
    expect(html).toContain(line);
    expect(html).toContain(copyright);
  });
});
