import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { eventRow } from '../../../fixtures/event-row';
import { GOOGLE_FIELDS, hasField } from '../../../fixtures/google-fields';
import { settingsRow } from '../../../fixtures/settings-row';
import { STATIC_ROUTES } from '../../../fixtures/public-routes';
import { announcement, fakeApi, ORIGIN, renderPath } from '../fake-api';

const CREATED = '2026-05-11 09:00:00+00';
const CONCERT = eventRow({
  ...{ title: 'Konser', slug: 'konser', lead: 'Avluda.', location: 'Şapel' },
  ...{ starts_at: '2026-05-12T14:30:00Z', ends_at: '2026-05-12T17:00:00Z' },
});
const NEWS = {
  ...{ id: 5, title: 'İlk romanı', slug: 'roman', description: '<p>Raflarda.</p>', link: null },
  ...{ image_url: null, cover_url: null, created_at: CREATED, updated_at: '2026-06-01T21:30:00Z' },
};
type Node = Readonly<Record<string, unknown>>;

async function nodesOf(path: string, api = fakeApi()) {
  const { head } = await renderPath(path, api);
  const { document } = new JSDOM(`<head>${head}</head>`).window;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const graphs = blocks.map((block) => JSON.parse(block.textContent) as { '@graph': Node[] });
  const nodes = graphs.flatMap((graph) => graph['@graph']);
  return { head, nodes, find: (type: string) => nodes.find((node) => node['@type'] === type) };
}

const concert = (fields: Partial<EventRow> = {}) =>
  nodesOf('/duyurular/etkinlikler/konser', fakeApi({ events: [{ ...CONCERT, ...fields }] }));

describe('structured data', () => {
  test.each([
    ['Event', '/duyurular/etkinlikler/konser', { events: [CONCERT] }],
    ['NewsArticle', '/duyurular/7-cinaralti-bulusmasi', { announcements: [announcement()] }],
    ['NewsArticle', '/mezunlarimiz/mezunlardan-haberler/roman', { alumni_news: [NEWS] }],
    ['BreadcrumbList', '/kurumsal/tarihce', {}],
    ['Organization', '/', { settings: [settingsRow()] }],
    ['WebSite', '/', {}],
  ])('of a %s has every field that Google asks for', async (type, path, tables) => {
    const node = (await nodesOf(path, fakeApi(tables))).find(type);
    const { required = [], recommended = [] } = GOOGLE_FIELDS[type] ?? {};
    const fields = [...required, ...recommended];
    expect(fields).not.toEqual([]);
    expect(fields.filter((field) => !hasField(node, field))).toEqual([]);
  });

  test.each(STATIC_ROUTES.filter((path) => path !== '/arama'))(
    'of %s names who stands behind it, and the way to it',
    async (path) => {
      const { nodes } = await nodesOf(path);
      const types = ['Organization', 'WebSite', ...(path === '/' ? [] : ['BreadcrumbList'])];
      expect(nodes.map((node) => node['@type'])).toEqual(types);
    },
  );

  test.each(['/arama?q=x', '/giris', '/duyurular/7', '/boyle/bir/sayfa/yok'])(
    'is not in %s, which is not to be found',
    async (path) => expect((await nodesOf(path)).nodes).toEqual([]),
  );

  test('of the board names its regular members with their offices, and no substitute or auditor', async () => {
    const member = (id: number, fields: object = {}) => ({
      ...{ id, full_name: `Üye ${id}`, role: null, body: 'board', seat: 'regular', photo_url: null },
      ...{ term_from: '2025-02-15', ...fields },
    });
    const board = [
      member(1, { role: 'Başkan' }),
      member(2),
      member(3, { seat: 'substitute' }),
      member(4, { body: 'audit' }),
    ];
    const tables = { board_members: board };
    const { find } = await nodesOf('/kurumsal/yonetim-kurulu', fakeApi(tables));
    expect(find('Organization')?.member).toEqual([
      { '@type': 'Person', name: 'Üye 1', jobTitle: 'Başkan' },
      { '@type': 'Person', name: 'Üye 2' },
    ]);
    const elsewhere = await nodesOf('/kurumsal/baskanin-mesaji', fakeApi(tables));
    expect(elsewhere.find('Organization')).not.toHaveProperty('member');
  });

  test('of the literature award lists the books in the order of the page', async () => {
    const winner = (year: number) => ({
      ...{ year, title: `Kitap ${year}`, author: `Yazar ${year}`, language: 'tr' },
      ...{ cover_url: null, cover_alt: null, caption: null },
    });
    const { find } = await nodesOf(
      '/kurumsal/nds-edebiyat-odulu',
      fakeApi({ literature_awards: [winner(2025), winner(2024)] }),
    );
    expect(find('ItemList')).toEqual({
      '@type': 'ItemList',
      name: 'NDS Edebiyat Ödülü',
      numberOfItems: 2,
      itemListElement: [2025, 2024].map((year, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Book',
          name: `Kitap ${year}`,
          author: { '@type': 'Person', name: `Yazar ${year}` },
          award: `NDS Edebiyat Ödülü, ${year}`,
        },
      })),
    });
  });

  test('of an event has its hours in Istanbul time and its place', async () => {
    expect((await concert()).find('Event')).toMatchObject({
      startDate: '2026-05-12T17:30:00+03:00',
      endDate: '2026-05-12T20:00:00+03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Şapel', address: 'Şapel' },
      url: `${ORIGIN}/duyurular/etkinlikler/konser`,
    });
  });

  test('of all-day events has days, of events without an end no end, and of undated events nothing', async () => {
    const days = { starts_at: '2026-05-11T21:00:00Z', ends_at: '2026-05-13T21:00:00Z' };
    const wholeDays = (await concert(days)).find('Event');
    expect([wholeDays?.startDate, wholeDays?.endDate]).toEqual(['2026-05-12', '2026-05-13']);
    expect((await concert({ ends_at: null })).find('Event')).not.toHaveProperty('endDate');
    const { nodes } = await concert({ starts_at: null, ends_at: null });
    expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
  });

  test('of an online event has its address', async () => {
    const location = 'https://bulusma.example/oda';
    expect((await concert({ location })).find('Event')).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: location },
    });
  });

  test('of news has its publication and modification times, also as meta tags', async () => {
    const { find, head } = await nodesOf(
      '/mezunlarimiz/mezunlardan-haberler/roman',
      fakeApi({ alumni_news: [NEWS] }),
    );
    const [published, modified] = ['2026-05-11T12:00:00+03:00', '2026-06-02T00:30:00+03:00'];
    expect(find('NewsArticle')).toMatchObject({ datePublished: published, dateModified: modified });
    expect(head).toContain(`property="article:published_time" content="${published}"`);
    expect(head).toContain(`property="article:modified_time" content="${modified}"`);
    expect(head).toContain('property="og:type" content="article"');
  });

  test('follows the trail of the page, the page last, with whole addresses', async () => {
    const { find } = await concert();
    expect(find('BreadcrumbList')?.itemListElement).toEqual(
      [
        ['Ana Sayfa', '/'],
        ['Duyurular', '/duyurular'],
        ['Etkinlikler', '/duyurular/etkinlikler'],
        ['Konser', '/duyurular/etkinlikler/konser'],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${ORIGIN}${path}`,
      })),
    );
  });

  test('cannot end its script element', async () => {
    const { head, find } = await concert({ title: '</script><script>alert(1)</script>' });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(find('Event')?.name).toBe('</script><script>alert(1)</script>');
  });
});

describe('a page’s preview', () => {
  test('has a picture of its own row, or the site’s', async () => {
    expect((await concert()).head).toMatch(
      /property="og:image" content="https:\/\/site\.example\/paylasim\/etkinlikler\/3-\w+\.jpg"/,
    );
    expect((await nodesOf('/')).head).toContain(
      `property="og:image" content="${ORIGIN}/paylasim/dernek.jpg"`,
    );
  });

  test('names feeds, languages and card on every page', async () => {
    const { head } = await nodesOf('/kurumsal/tarihce');
    expect(head).toContain('name="twitter:card" content="summary_large_image"');
    expect(head).toContain('property="og:locale" content="tr_TR"');
    for (const feed of ['/rss.xml', '/duyurular.json', '/takvim.ics']) {
      expect(head).toMatch(new RegExp(`rel="alternate" type="[^"]+" title="[^"]+" href="${feed}"`));
    }
  });
});
