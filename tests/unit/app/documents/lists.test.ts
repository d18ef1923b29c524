import { describe, expect, test } from 'vitest';
import { readSampleRows } from '../../../../supabase/seed/sample-rows';
import { eventRow } from '../../../fixtures/event-row';
import { fakeApi, ORIGIN, renderPath } from '../fake-api';
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
    expect(excerpt).toBe(`${'Gölgede bir öğle sonrası. '.repeat(6)}…`);
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

  test('the archive holds each year from 2009 on, and the table’s issues before them', async () => {
    const api = fakeApi({
      bulletins: [issue(2026, 11), issue(2025, 10)],
      bulletin_archive: await readSampleRows('bulletin_archive'),
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
});
