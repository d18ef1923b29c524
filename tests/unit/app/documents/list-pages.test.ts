import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { eventRow } from '../../../fixtures/event-row';
import { announcement, failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const newsItem = (id: number, fields: Record<string, unknown> = {}) => ({
  ...{ id, title: `Haber ${id}`, slug: `haber-${id}`, description: null, link: null, image_url: null },
  ...{ published_at: '2026-05-11T09:00:00Z', created_at: '2026-05-11T09:00:00Z' },
  ...fields,
});

const LISTS = [
  {
    path: '/duyurular',
    table: 'announcements',
    size: 50,
    items: 'duyurular',
    title: 'Duyurular',
    row: (id: number): object => announcement({ id, title: `Duyuru ${id}` }),
  },
  {
    path: '/duyurular/etkinlikler',
    table: 'events',
    size: 60,
    items: 'etkinlikler',
    title: 'Etkinlikler',
    row: (id: number): object => eventRow({ id, slug: `senlik-${id}` }),
  },
  {
    path: '/mezunlarimiz/mezunlardan-haberler',
    table: 'alumni_news',
    size: 50,
    items: 'haberler',
    title: 'Mezunlardan Haberler',
    row: (id: number): object => newsItem(id),
  },
];

/** A backend with these rows, in their order. */
function apiWith(table: string, rows: readonly object[]) {
  return fakeApi({
    [table]: ({ searchParams }) => {
      const first = Number(searchParams.get('offset') ?? '0');
      return rows.slice(first, first + Number(searchParams.get('limit')));
    },
  });
}

const rowsOf = (count: number, row: (id: number) => object) =>
  Array.from({ length: count }, (_, index) => row(index + 1));
const linkIn = (main: Element, text: string) =>
  [...main.querySelectorAll('a')].find((link) => textOf(link) === text)?.getAttribute('href');

describe.each(LISTS)('the list of $path', ({ path, table, size, items, title, row }) => {
  test('stands on pages that are linked to one another, so that each row is reached without JavaScript', async () => {
    const rows = rowsOf(2 * size + 10, row);
    const api = apiWith(table, rows);
    const met: (string | null)[] = [];
    let address: string | undefined = path;
    let page = 0;
    while (address !== undefined) {
      page += 1;
      const { main } = await openPage(address, api);
      const newer = page === 2 ? path : `${path}?sayfa=${page - 1}`;
      expect(linkIn(main, `Daha yeni ${items}`)).toBe(page === 1 ? undefined : newer);
      expect(main.querySelector('[aria-label="Sayfalar"] [aria-current]')?.textContent).toBe(
        `${page}. sayfa`,
      );
      for (const link of main.querySelectorAll('article a')) met.push(link.getAttribute('href'));
      address = linkIn(main, `Daha eski ${items}`) ?? undefined;
    }
    expect(page).toBe(3);
    expect(met).toHaveLength(rows.length);
    expect(new Set(met).size).toBe(rows.length);
  });

  test('has no second page while the first one has room, or is just full', async () => {
    for (const count of [size - 1, size]) {
      const { main } = await openPage(path, apiWith(table, rowsOf(count, row)));
      expect(main.querySelectorAll('article')).toHaveLength(count);
      expect(main.querySelector('[aria-label="Sayfalar"]')).toBeNull();
    }
  });

  test('asks for the row after a page only when the page is full', async () => {
    const asked = async (count: number, address = path) => {
      const api = apiWith(table, rowsOf(count, row));
      await renderPath(address, api);
      const queries = api.requests.map(({ searchParams }) => searchParams);
      return queries.map((query) => [query.get('offset'), query.get('limit')].map(Number));
    };
    expect(await asked(size - 1)).toEqual([[0, size]]);
    expect(await asked(size)).toEqual([
      [0, size],
      [size, 1],
    ]);
    expect(await asked(size + 1, `${path}?sayfa=2`)).toEqual([[size, size]]);
  });

  test('reads rows that are equal in its order by their ids, on each page', async () => {
    for (const address of [path, `${path}?sayfa=2`]) {
      const api = apiWith(table, rowsOf(3 * size, row));
      await renderPath(address, api);
      const orders = api.requests.map(({ searchParams }) => searchParams.get('order'));
      expect(new Set(orders).size).toBe(1);
      expect(orders[0]).toMatch(/^.+\.desc\.nullslast,id\.desc$/);
    }
  });

  test('gives each page its own title and canonical address', async () => {
    const api = apiWith(table, rowsOf(3 * size, row));
    const first = await renderPath(path, api);
    expect(first.head).toContain(`rel="canonical" href="https://site.example${path}"`);
    const { status, head } = await renderPath(`${path}?sayfa=2&utm_source=a`, api);
    const document = new JSDOM(head).window.document;
    const address = `https://site.example${path}?sayfa=2`;
    expect(status).toBe(200);
    expect(document.title).toMatch(new RegExp(`^${title}, 2\\. sayfa \\| `));
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(address);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(head).toContain('BreadcrumbList');
  });

  test('has nothing after its last page but the way back, for visitors and search engines', async () => {
    const api = apiWith(table, rowsOf(size + 1, row));
    const { status, head, main } = await openPage(`${path}?sayfa=3`, api);
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(textOf(main)).toContain('Bu listede böyle bir sayfa yok.');
    expect(linkIn(main, 'İlk sayfaya dön')).toBe(path);
  });

  test('that is empty, or cannot be read, has a first page all the same', async () => {
    expect((await renderPath(path)).status).toBe(200);
    const broken = fakeApi({ [table]: failure(500, 'Veri tabanı dinleniyor') });
    const { status, html } = await renderPath(`${path}?sayfa=2`, broken);
    expect(status).not.toBe(404);
    expect(html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
  });

  test.each(['0', '-1', 'x', '1.5', '', '1'])('shows its first page at ?sayfa=%s', async (written) => {
    const api = fakeApi();
    const { head } = await renderPath(`${path}?sayfa=${written}`, api);
    expect(api.requests[0]?.searchParams.get('offset')).toBeNull();
    expect(head).toContain(`rel="canonical" href="https://site.example${path}"`);
  });
});

test('news that stand on a page by their creation are sorted there by their publication', async () => {
  const rows = rowsOf(60, (id) =>
    newsItem(id, { published_at: `2026-05-11T09:${String(id - 1).padStart(2, '0')}:00Z` }),
  );
  const { main } = await openPage('/mezunlarimiz/mezunlardan-haberler?sayfa=2', apiWith('alumni_news', rows));
  const titles = [...main.querySelectorAll('article h2')].map(textOf);
  expect(titles).toEqual(Array.from({ length: 10 }, (_, index) => `Haber ${60 - index}`));
});
