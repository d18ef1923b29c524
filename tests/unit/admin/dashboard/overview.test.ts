import { describe, expect, test, vi } from 'vitest';
import { checksOf } from '../../../../admin/dashboard/checks';
import { checkLinks } from '../../../../admin/dashboard/check-links';
import { classifyLink } from '../../../../admin/dashboard/classify-link';
import { readFindings } from '../../../../admin/dashboard/read-findings';
import { readSamples } from '../../../../admin/dashboard/read-samples';
import { readStatus } from '../../../../admin/dashboard/read-status';
import { readUpcoming } from '../../../../admin/dashboard/read-upcoming';
import type { GetList } from '../../../../admin/dashboard/use-dashboard-query';
import { resources } from '../../../../admin/resources/index';

const NOW = new Date('2026-05-12T10:00:00Z');
const ORIGIN = 'https://dernek.example';

/** Answers each table with its rows, whatever the query. */
function listsOf(rows: Record<string, Record<string, unknown>[]>): GetList {
  const getList = ({ resource }: { resource: string }) => {
    const data = rows[resource] ?? [];
    return Promise.resolve({ data, total: data.length });
  };
  return getList as GetList;
}

describe('the checks of a row follow from the kinds of its fields', () => {
  const checks = new Map(
    resources.map((resource) => [resource.path, checksOf(resource, NOW).map(({ problem }) => problem)]),
  );

  test('for every declared resource', () => {
    expect(Object.fromEntries(checks)).toEqual({
      duyurular: ['undescribed', 'passed', 'stale', 'bare'],
      etkinlikler: ['undescribed', 'undescribed', 'passed', 'stale', 'bare'],
      takvim: [],
      bulten: [],
      'mezunlardan-haberler': ['undescribed', 'stale', 'bare'],
      'uyelere-avantajlar': ['stale', 'bare'],
      'dernek-bilgileri': [],
      'yonetim-kurulu': ['bare'],
      'odul-alanlar': [],
      'edebiyat-odulu': ['undescribed', 'bare'],
      'ana-sayfa-gorselleri': ['undescribed', 'bare'],
      aidatlar: [],
      'bulten-arsivi': [],
    });
  });

  test('a featured event has passed when its end has, or without an end its day', () => {
    const events = resources.find(({ path }) => path === 'etkinlikler');
    const passed = events && checksOf(events, NOW).find(({ problem }) => problem === 'passed');
    const text = JSON.stringify(passed?.filters);
    expect(text).toContain('{"field":"featured_until","operator":"lt","value":"2026-05-12T10:00:00.000Z"}');
    expect(text).toContain('{"field":"ends_at","operator":"lt","value":"2026-05-12T10:00:00.000Z"}');
    expect(text).toContain('{"field":"starts_at","operator":"lt","value":"2026-05-11T21:00:00.000Z"}');
  });

  test('findings are grouped by problem, in one order', async () => {
    const getList = listsOf({
      announcements: [{ id: 1, title: 'Bir' }],
      member_perks: [{ id: 2, business_name: 'İki' }],
    });
    const findings = await readFindings(getList, resources);
    expect(findings.map(({ problem, total }) => [problem, total])).toEqual([
      ['undescribed', 1],
      ['passed', 1],
      ['stale', 2],
      ['bare', 2],
    ]);
    expect(findings.at(-1)?.rows).toContainEqual({
      title: 'İki',
      to: '/admin/uyelere-avantajlar/2',
      label: 'Avantaj',
    });
  });
});

test('an album with an undescribed photo is a finding, however long ago it changed, once for cover and album', async () => {
  const album = { gallery: ['/a.webp', '/b.webp'] };
  const described = { gallery: ['/a.webp'], gallery_alt: { '/a.webp': 'Koro' } };
  const events = [
    { id: 1, title: 'Hiç yazılmamış', ...album, gallery_alt: {} },
    { id: 2, title: 'Biri eksik', ...album, gallery_alt: { '/a.webp': 'Koro' } },
    { id: 3, title: 'Tamam, biri süs', ...album, gallery_alt: { '/a.webp': 'Koro', '/b.webp': '' } },
    { id: 4, title: 'Albümsüz', gallery: [], gallery_alt: {} },
    { id: 5, title: 'Eski açıklama kalmış', gallery: ['/c.webp'], gallery_alt: { '/a.webp': 'Koro' } },
    ...Array.from({ length: 450 }, (_, index) => ({ id: 6 + index, title: 'Tamam', ...described })),
    { id: 500, title: 'En eskisi', gallery: ['/b.webp'], gallery_alt: described.gallery_alt },
  ];
  const withoutCoverText = [{ id: 1, title: 'Hiç yazılmamış' }];
  const getList = (({ resource, pagination, meta }: Parameters<GetList>[0]) => {
    const { currentPage = 1, pageSize = 10 } = pagination ?? {};
    const isAlbums = String(meta?.select).split(',').includes('gallery_alt');
    const page = events.slice((currentPage - 1) * pageSize, currentPage * pageSize);
    const data = resource === 'events' ? (isAlbums ? page : withoutCoverText) : [];
    return Promise.resolve({ data, total: resource === 'events' && !isAlbums ? 1 : events.length });
  }) as GetList;
  const undescribed = (await readFindings(getList, resources)).find(
    ({ problem }) => problem === 'undescribed',
  );
  expect(undescribed?.rows.map(({ title }) => title)).toEqual([
    'Hiç yazılmamış',
    'Biri eksik',
    'Eski açıklama kalmış',
    'En eskisi',
  ]);
});

test('rows are counted by their own noun, and rows that may be drafts by their state', async () => {
  const getList = listsOf({
    announcements: [{ id: 1 }, { id: 2 }, { id: 3 }],
    calendar: [{ id: 1 }, { id: 2 }],
    bulletins: [{ id: 1 }],
  });
  const { resources: counted } = await readStatus(getList, resources);
  expect(counted.map(({ label, counts }) => [label, ...counts.map(({ title }) => title)])).toEqual([
    ['Duyurular', '3 taslak', '3 zamanlanmış', '3 yayında'],
    ['Etkinlikler', '0 taslak', '0 zamanlanmış', '0 yayında'],
    ['Takvim', '2 takvim kaydı'],
    ['Bülten', '1 bülten'],
    ['Mezunlardan Haberler', '0 taslak', '0 zamanlanmış', '0 yayında'],
    ['Üyelere Avantajlar', '0 taslak', '0 zamanlanmış', '0 yayında'],
    // It always has one row, which nobody counts.
    ['Dernek bilgileri'],
    ['Yönetim kurulu', '0 kurul üyesi'],
    ['Ödül alanlar', '0 ödül alan mezun'],
    ['Edebiyat ödülü', '0 ödüllü kitap'],
    ['Ana sayfa görselleri', '0 ana sayfa görseli'],
    ['Aidatlar', '0 aidat'],
    ['Bülten arşivi', '0 arşiv bülteni'],
  ]);
});

test('upcoming rows are nearest first, without an event’s own calendar entry', async () => {
  const asked: unknown[] = [];
  const answer = listsOf({
    events: [
      { id: 1, title: 'Tören', starts_at: '2027-01-30T16:00:00Z' },
      { id: 2, title: 'Gezi', starts_at: '2026-11-28T08:00:00Z' },
    ],
    calendar: [
      { id: 7, title: 'Tören', date: '2027-01-30' },
      { id: 8, title: 'Toplantı', date: '2026-11-29' },
    ],
  });
  const getList = ((params: Parameters<GetList>[0]) => {
    if (params.resource === 'events') asked.push(params.sorters);
    return answer(params);
  }) as GetList;
  const rows = await readUpcoming(getList, resources);
  expect(rows.map(({ title, label }) => [title, label])).toEqual([
    ['Gezi', 'Etkinlik'],
    ['Toplantı', 'Takvim kaydı'],
    ['Tören', 'Etkinlik'],
  ]);
  expect(asked).toEqual([[{ field: 'starts_at', order: 'asc' }]]);
});

test.each([
  ['/duyurular/5#ust', { kind: 'inside', path: '/duyurular/5' }],
  [`${ORIGIN}/aidat?x=1`, { kind: 'inside', path: '/aidat?x=1' }],
  ['https://example.org/a b', { kind: 'malformed' }],
  ['https://https://example.org', { kind: 'malformed' }],
  ['https://ornek', { kind: 'malformed' }],
  ['www.example.org', { kind: 'malformed' }],
  ['//example.org', { kind: 'malformed' }],
  ['https://example.org/sayfa?a=1#b', { kind: 'outside' }],
  ['mailto:bilgi@dernek.example?subject=Merhaba', { kind: 'outside' }],
  ['mailto:bilgi', { kind: 'malformed' }],
  ['tel:+902120000000', { kind: 'outside' }],
  ['tel:12', { kind: 'malformed' }],
  ['#not', { kind: 'outside' }],
])('the address %s is classified by its form', (address, shape) => {
  expect(classifyLink(address, ORIGIN)).toEqual(shape);
});

test('only this site’s pages are requested, each once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: path !== '/yok' });
  });
  const getList = listsOf({
    alumni_news: [
      { id: 3, title: 'Haber', link: '/yok', image_url: '/var.webp', cover_url: '/var.webp' },
      { id: 4, title: 'Öteki', link: 'https://example.org/', image_url: '/var.webp' },
      { id: 5, title: 'Bozuk', link: 'https://https://example.org/' },
    ],
  });
  const report = await checkLinks(getList, resources);
  vi.unstubAllGlobals();
  expect(asked.sort()).toEqual(['/var.webp', '/yok']);
  expect(report.broken.map(({ title, reason, to }) => [title, reason, to])).toEqual([
    ['Haber', 'missing', '/admin/mezunlardan-haberler/3'],
    ['Bozuk', 'malformed', '/admin/mezunlardan-haberler/5'],
  ]);
  expect(report).toMatchObject({ checked: 5, isLimited: false });
});

test('sample content is listed by resource in the order of the declarations, each row by its title', async () => {
  const read = () =>
    Promise.resolve([
      { table: 'board_members', total: 7, rows: [{ id: 3, full_name: 'Ayda Kestaneli' }] },
      { table: 'bulletins', total: 1, rows: [{ id: 4, month: 5, year: 2026 }] },
      { table: 'settings', total: 1, rows: [{ id: 1, association_name: 'Mezunlar Derneği' }] },
      { table: 'declared_no_more', total: 1, rows: [{ id: 1 }] },
    ]);
  const samples = await readSamples(read, resources);
  expect(samples.map(({ resource, total, rows }) => [resource.path, total, rows])).toEqual([
    ['bulten', 1, [{ title: 'Mayıs 2026', to: '/admin/bulten/4' }]],
    ['dernek-bilgileri', 1, [{ title: 'Mezunlar Derneği', to: '/admin/dernek-bilgileri' }]],
    ['yonetim-kurulu', 7, [{ title: 'Ayda Kestaneli', to: '/admin/yonetim-kurulu/3' }]],
  ]);
});
