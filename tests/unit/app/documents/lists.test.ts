import { describe, expect, test } from 'vitest';
import { bulletinArchive } from '../../../../supabase/seed/content/bulletin-archive';
import { eventRow } from '../../../fixtures/event-row';
import { CLOSED, failure, fakeApi, ORIGIN, renderPath } from '../fake-api';
import { openPage, textOf, valuesOf } from '../page-document';
import { announcement, newsItem } from '../rows';

const LISTS = [
  {
    ...{ path: '/duyurular', table: 'announcements', size: 50, items: 'duyurular', title: 'Duyurular' },
    row: (id: number, fields = {}): object => announcement({ id, title: `Duyuru ${id}`, ...fields }),
    to: '/duyurular/1-duyuru-1',
  },
  {
    ...{
      path: '/duyurular/etkinlikler',
      table: 'events',
      size: 60,
      items: 'etkinlikler',
      title: 'Etkinlikler',
    },
    row: (id: number, fields = {}): object =>
      eventRow({ id, slug: `senlik-${id}`, title: `Şenlik ${id}`, ...fields }),
    to: '/duyurular/etkinlikler/senlik-1',
  },
  {
    ...{ path: '/mezunlarimiz/mezunlardan-haberler', table: 'alumni_news', size: 50 },
    ...{ items: 'haberler', title: 'Mezunlardan Haberler' },
    row: (id: number, { body = null, ...fields }: Record<string, unknown> = {}): object =>
      newsItem({ id, slug: `haber-${id}`, title: `Haber ${id}`, description: body, ...fields }),
    to: '/mezunlarimiz/mezunlardan-haberler/haber-1',
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

describe.each(LISTS)('the list of $path', ({ path, table, size, items, title, row, to }) => {
  test('stands on cards with picture, title, 180 characters in one line, and the way to the page', async () => {
    const body = `<p>${'Gölgede\n  bir   öğle sonrası. '.repeat(20)}</p>`;
    const rows = [row(1, { body, cover_url: '/kapak.jpg', image_url: '/kapak.jpg' }), row(2)];
    const { main, values } = await openPage(path, { [table]: rows });
    const [withPicture = main, without = main] = main.querySelectorAll('article');
    expect(valuesOf(withPicture, 'img', 'src')).toEqual(['/kapak.jpg']);
    expect(textOf(withPicture.querySelector('h2, h3') ?? main)).toMatch(/^\p{Lu}\p{Ll}+ 1$/u);
    const excerpt = /Gölgede.*…/.exec(textOf(withPicture))?.[0];
    expect(excerpt).toBe(`${'Gölgede bir öğle sonrası. '.repeat(6)}Gölgede bir öğle…`);
    expect(excerpt?.length).toBeLessThanOrEqual(180);
    expect(textOf(withPicture.querySelector('a') ?? main)).toBe('devamını oku');
    expect(values('article a', 'href')[0]).toBe(to);
    expect(without.querySelector('picture img'), 'the placeholder').not.toBeNull();
    expect(values('a[href="/rss.xml"]', 'type')).toEqual(['application/rss+xml']);
  });

  test('stands on pages that are linked to one another, so that each row is reached without JavaScript', async () => {
    const rows = rowsOf(2 * size + 10, row);
    const api = apiWith(table, rows);
    const met: (string | null)[] = [];
    let address: string | null | undefined = path;
    let page = 0;
    while (address) {
      page += 1;
      const { linkTo, texts, values } = await openPage(address, api);
      const newer = page === 2 ? path : `${path}?sayfa=${page - 1}`;
      expect(linkTo(`Daha yeni ${items}`)).toBe(page === 1 ? undefined : newer);
      expect(texts('[aria-label="Sayfalar"] [aria-current]')).toEqual([`${page}. sayfa`]);
      met.push(...values('article a', 'href'));
      address = linkTo(`Daha eski ${items}`);
    }
    expect(page).toBe(3);
    expect(met).toHaveLength(rows.length);
    expect(new Set(met).size).toBe(rows.length);
  });

  test('asks for the row after a page only when the page is full, and has no second page if there is none', async () => {
    const asked = async (count: number, address = path) => {
      const api = apiWith(table, rowsOf(count, row));
      const { texts } = await openPage(address, api);
      expect(texts('article')).toHaveLength(address === path ? Math.min(count, size) : count - size);
      expect(texts('[aria-label="Sayfalar"]')).toHaveLength(count > size ? 1 : 0);
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
    const { status, head } = await renderPath(
      `${path}?sayfa=2&utm_source=a`,
      apiWith(table, rowsOf(3 * size, row)),
    );
    const address = `${ORIGIN}${path}?sayfa=2`;
    expect(status).toBe(200);
    expect(head).toMatch(new RegExp(`<title[^>]*>${title}, 2\\. sayfa \\| `));
    expect(head).toContain(`rel="canonical" href="${address}"`);
    expect(head).toContain(`property="og:url" content="${address}"`);
    expect(head).not.toContain('name="robots"');
    expect(head).toContain('BreadcrumbList');
  });

  test('has nothing after its last page but the way back, for visitors and search engines', async () => {
    const { status, head, text, linkTo } = await openPage(
      `${path}?sayfa=3`,
      apiWith(table, rowsOf(size + 1, row)),
    );
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(text).toContain('Bu listede böyle bir sayfa yok.');
    expect(linkTo('İlk sayfaya dön')).toBe(path);
  });

  test('has a second page while it cannot be read', async () => {
    const { status, texts } = await openPage(`${path}?sayfa=2`, { [table]: failure() });
    expect([status, texts('[role=alert]')]).toEqual([200, [CLOSED]]);
  });

  test.each(['0', '-1', 'x', '1.5', '', '1'])('shows its first page at ?sayfa=%s', async (written) => {
    const api = fakeApi();
    const { head } = await renderPath(`${path}?sayfa=${written}`, api);
    expect(api.requests[0]?.searchParams.get('offset')).toBeNull();
    expect(head).toContain(`rel="canonical" href="${ORIGIN}${path}"`);
  });
});

test('news that stand on a page by their creation are sorted there by their publication', async () => {
  const alumni_news = rowsOf(60, (id) =>
    newsItem({ title: `Haber ${id}`, published_at: `2026-05-11T09:${String(id - 1).padStart(2, '0')}:00Z` }),
  );
  const { texts } = await openPage(
    '/mezunlarimiz/mezunlardan-haberler?sayfa=2',
    apiWith('alumni_news', alumni_news),
  );
  expect(texts('article h2')).toEqual(Array.from({ length: 10 }, (_, index) => `Haber ${60 - index}`));
});

test('events that are upcoming come nearest first, the past ones newest first', async () => {
  const days = { ocak: '2099-01-30', kasim: '2098-11-28', ekim: '2020-10-10', mayis: '2020-05-12' };
  const events = Object.entries(days).map(([title, day], id) =>
    eventRow({ id, slug: title, title, starts_at: `${day}T10:00:00Z` }),
  );
  const { texts } = await openPage('/duyurular/etkinlikler', { events });
  expect(texts('article h3')).toEqual(['kasim', 'ocak', 'ekim', 'mayis']);
});

test('news lead to their page, or to their source in a new tab', async () => {
  const alumni_news = [newsItem(), newsItem({ id: 8, slug: null, title: 'Başka yerde' })];
  const { texts, values } = await openPage('/mezunlarimiz/mezunlardan-haberler', { alumni_news });
  expect(texts('article a')).toEqual(['devamını oku', 'Kaynağı aç']);
  expect(values('article a', 'aria-label')).toEqual([
    'devamını oku: İlk romanı çıktı',
    'Kaynağı aç: Başka yerde, yeni sekmede açılır',
  ]);
  expect(values('article a[target="_blank"][rel="noopener noreferrer"]', 'href')).toEqual([
    'https://gazete.example/roman',
  ]);
});

describe('the bulletins', () => {
  const ARCHIVE = '/duyurular/bulten-arsivi';
  const FILE = '/storage/v1/object/public/media/bulletins/1-bulten.pdf';
  const issue = (year: number, month: number, pdf_url = FILE) => ({ year, month, pdf_url });
  const archived = (year: number, label = 'Mart') => ({ year, label, idx: 10, file_url: FILE });

  test('the archive holds each year from 2009 on, and the table’s issues before them', async () => {
    const api = fakeApi({
      bulletins: [issue(2026, 11), issue(2025, 10)],
      bulletin_archive: bulletinArchive,
    });
    const { values } = await openPage(ARCHIVE, api);
    expect(values('h2[id^="yil-"]', 'id')).toEqual(
      Array.from({ length: 18 }, (_, index) => `yil-${2026 - index}`),
    );
    expect(values('a[href*="?download="]', 'href').slice(0, 2)).toEqual([
      `${FILE}?download=NDS-Bulten-2026-11.pdf`,
      `${FILE}?download=NDS-Bulten-2025-10.pdf`,
    ]);
    const orders = api.requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('order')]);
    expect(orders).toContainEqual(['/rest/v1/bulletins', 'year.desc,month.desc']);
    expect(orders).toContainEqual(['/rest/v1/bulletin_archive', 'year.desc,idx.asc,created_at.asc']);
  });

  test('an issue on another host opens in a new tab, because its download cannot be named', async () => {
    const bulletins = [issue(2026, 11, 'https://arsiv.example/11.pdf')];
    const { values } = await openPage(ARCHIVE, { bulletins });
    const links = 'a[href="https://arsiv.example/11.pdf"]';
    expect(new Set(values(links, 'target'))).toEqual(new Set(['_blank']));
    expect(new Set(values(links, 'rel'))).toEqual(new Set(['noopener noreferrer']));
    expect(values('[aria-label="Kasım 2026 bültenini indir"]', 'href')).toEqual([]);
  });

  test.each([
    [[archived(2009), { ...archived(1999, 'Özel sayı'), idx: null }], '1999’dan bugüne dernekten haberler.'],
    [[archived(2009)], '2009’dan bugüne dernekten haberler.'],
    [[archived(2031)], '2031’den bugüne dernekten haberler.'],
    [[], 'Dernekten haberler.'],
  ])('the line under the title follows the oldest issue', async (bulletin_archive, line) => {
    const { text, texts } = await openPage(ARCHIVE, { bulletin_archive });
    expect(text).toContain(line);
    const isEmpty = bulletin_archive.length === 0;
    expect(texts('nav[aria-label="Yıllara göre bültenler"]')).toHaveLength(isEmpty ? 0 : 1);
  });

  test.each([
    [{ bulletins: failure(), bulletin_archive: [archived(2009)] }, 'Mart 2009'],
    [{ bulletins: [issue(2026, 11)], bulletin_archive: failure() }, 'Kasım 2026'],
  ])('a failed read is reported above what the other read brings', async (tables, shown) => {
    const { text, texts } = await openPage(ARCHIVE, tables);
    expect(texts('[role=alert]')).toEqual([CLOSED]);
    expect(text).toContain(shown);
    expect(text).not.toContain('Henüz bülten yok.');
  });
});
