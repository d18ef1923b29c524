import { describe, expect, test, vi } from 'vitest';
import { checkLinks, checksOf, readFindings } from '../../../../admin/dashboard/findings';
import { classifyLink } from '../../../../admin/fields/links';
import type { GetList } from '../../../../admin/dashboard/panel';
import { readUpcoming } from '../../../../admin/dashboard/read-rows';
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
    const findings = await readFindings(getList, resources, () => []);
    expect(findings.map(({ problem, total }) => [problem, total])).toEqual([
      ['undescribed', 1],
      ['passed', 1],
      ['stale', 2],
      ['bare', 2],
    ]);
    expect(findings.at(-1)?.rows).toContainEqual({
      title: 'İki',
      to: '/admin/uyelere-avantajlar/2',
      notes: ['Avantaj'],
    });
  });
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
  expect(rows.map(({ title, notes }) => [title, ...notes])).toEqual([
    ['Gezi', '28 Kasım 2026, 11.00', 'Etkinlik'],
    ['Toplantı', '29 Kasım 2026', 'Takvim kaydı'],
    ['Tören', '30 Ocak 2027, 19.00', 'Etkinlik'],
  ]);
  expect(asked).toEqual([[{ field: 'starts_at', order: 'asc' }]]);
});

test.each([
  ['/duyurular/5#ust', { kind: 'inside', path: '/duyurular/5' }],
  ['https://https://example.org', { kind: 'malformed' }],
  ['https://ornek', { kind: 'malformed' }],
  ['www.example.org', { kind: 'malformed' }],
  ['https://example.org/sayfa?a=1#b', { kind: 'outside' }],
  ['mailto:bilgi@dernek.example?subject=Merhaba', { kind: 'outside' }],
  ['tel:+902120000000', { kind: 'outside' }],
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
  const report = await checkLinks(getList, resources, () => []);
  vi.unstubAllGlobals();
  expect(asked.sort()).toEqual(['/var.webp', '/yok']);
  expect(report.broken).toEqual([
    {
      title: 'Haber',
      to: '/admin/mezunlardan-haberler/3',
      notes: ['Haber', '/yok', 'bu sitede böyle bir sayfa açılmıyor'],
    },
    {
      title: 'Bozuk',
      to: '/admin/mezunlardan-haberler/5',
      notes: ['Haber', 'https://https://example.org/', 'adres yanlış yazılmış görünüyor'],
    },
  ]);
  expect(report).toMatchObject({ checked: 5, isLimited: false });
});
