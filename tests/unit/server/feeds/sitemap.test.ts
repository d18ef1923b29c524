import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { writeRobots } from '../../../../src/feeds/robots';
import { writeSitemap, type SitemapRows } from '../../../../src/feeds/sitemap';
import { STATIC_ROUTES } from '../../../fixtures/public-routes';

const ORIGIN = 'https://mezunlar.example';
const LATER = { board: '2026-02-16T09:00:00Z', awards: '2026-05-21T09:00:00Z', literatureAward: null };
const ROWS: SitemapRows = {
  announcements: [{ id: 7, title: 'Aidat & bağış', updated_at: '2026-05-12T09:00:00Z' }],
  events: [{ slug: 'konser', updated_at: '2026-05-13T21:30:00Z' }],
  news: [
    { id: 5, slug: null, link: null, updated_at: '2026-05-11T09:00:00Z' },
    { id: 6, slug: null, link: 'https://gazete.example/roman', updated_at: '2026-05-11T09:00:00Z' },
  ],
  issues: [{ path: '/duyurular/bulten-arsivi/2024-03', updated_at: '2026-05-10T09:00:00Z' }],
  latest: { calendar: '2026-05-01T09:00:00Z', bulletins: null, perks: null, ...LATER },
};

function read(content: string | undefined) {
  const { document } = new JSDOM(content ?? '', { contentType: 'text/xml' }).window;
  const entries = [...document.querySelectorAll('url, sitemap')];
  return new Map(
    entries.map((entry) => [
      entry.querySelector('loc')?.textContent.replace(ORIGIN, ''),
      entry.querySelector('lastmod')?.textContent,
    ]),
  );
}

describe('the site map', () => {
  test('has every public page and every item with a page, each once', () => {
    const [file, ...others] = writeSitemap(ROWS, ORIGIN);
    expect(others).toEqual([]);
    const items = [
      '/duyurular/7-aidat-bagis',
      '/duyurular/etkinlikler/konser',
      '/duyurular/bulten-arsivi/2024-03',
      '/mezunlarimiz/mezunlardan-haberler/5',
    ];
    const pages = STATIC_ROUTES.filter((path) => !['/arama', '/cevrimdisi', '/onizleme'].includes(path));
    expect([...read(file?.content).keys()].sort()).toEqual([...pages, ...items].sort());
  });

  test.each([
    ['/duyurular/etkinlikler/konser', '2026-05-14T00:30:00+03:00'],
    ['/duyurular/etkinlikler', '2026-05-14T00:30:00+03:00'],
    ['/duyurular/bulten-arsivi/2024-03', '2026-05-10T12:00:00+03:00'],
    ['/', '2026-05-14T00:30:00+03:00'],
    ['/duyurular/takvim', '2026-05-01T12:00:00+03:00'],
    ['/kurumsal/yonetim-kurulu', '2026-02-16T12:00:00+03:00'],
    ['/kurumsal/tarihce', undefined],
  ])('says when %s changed, if its rows tell: %s', (path, change) => {
    expect(read(writeSitemap(ROWS, ORIGIN)[0]?.content).get(path)).toBe(change);
  });
});

test('robots.txt excludes the back office and names the site map', () => {
  const lines = writeRobots(ORIGIN).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/admin', '/giris', '/onizleme', '/arama'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
