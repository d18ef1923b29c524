// @vitest-environment jsdom
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Providers } from '../../../src/app/providers';
import { createServices } from '../../../src/app/services';
import { writeCalendar } from '../../../src/feeds/calendar-file';
import { feedItems } from '../../../src/feeds/feed-items';
import { createPublicDatabase } from '../../../src/lib/database/public-database';
import { isPreviewed, previewViews } from '../../../src/lib/preview';
import { RowPreview } from '../../../src/preview/preview-page';
import { readCalendarRows, readFeedRows } from '../../../src/server/feeds/site-rows';
import { readSharedRow } from '../../../src/server/sharing/shared-rows';
import { calendarWords } from '../../fixtures/parsed-calendar';
import {
  columnsIn,
  columnsMetIn,
  PLACES_HINT,
  PUBLIC_COLUMNS,
  publicRow,
  type PublicColumn,
  type PublicPlace,
  type PublicTable,
} from '../../fixtures/public-columns';
import { sourceFiles } from '../../architecture/source-files';
import { CONFIG, fakeApi, ORIGIN, renderPath } from './fake-api';

const LISTS: Partial<Record<PublicTable, string>> = {
  announcements: '/duyurular',
  events: '/duyurular/etkinlikler',
  calendar: '/duyurular/takvim?ay=2031-03',
  bulletins: '/duyurular/bulten-arsivi',
  alumni_news: '/mezunlarimiz/mezunlardan-haberler',
  member_perks: '/uyelik/uyelere-avantajlar',
  bulletin_archive: '/duyurular/bulten-arsivi',
  dues: '/uyelik/uyelik-aidati',
  board_members: '/kurumsal/yonetim-kurulu',
  award_recipients: '/mezunlarimiz/basari-onur-odulleri',
  literature_awards: '/kurumsal/nds-edebiyat-odulu',
};
const PAGES: Partial<Record<PublicTable, string>> = {
  announcements: '/duyurular/7-zztitlezz',
  events: '/duyurular/etkinlikler/zzslugzz',
  alumni_news: '/mezunlarimiz/mezunlardan-haberler/zzslugzz',
};
/** The pages that show the settings, besides their frame. */
const SETTINGS_PAGES = [
  '/aidat',
  '/uyelik/nasil-uye-olunur',
  '/iletisim/iletisim-adresleri',
  '/kurumsal/tarihce',
];
/** What `src` reads that administrators do not fill by a declaration. */
const NO_CONTENT = new Set(['calendar_cancellations', 'profiles', 'slug_history']);
const ID = 7;
const place = { origin: ORIGIN, backendOrigin: ORIGIN };

/** A backend with one row of one table. It returns only the requested columns. */
function apiWith(table: PublicTable) {
  const row = publicRow(table);
  return fakeApi({
    [table]: ({ searchParams }) => {
      // Reads of a whole table ask for what follows the last row.
      if (searchParams.get('id') === `gt.${ID}`) return [];
      const asked = searchParams.get('select')?.split(',') ?? ['*'];
      return [asked.includes('*') ? row : Object.fromEntries(asked.map((name) => [name, row[name]]))];
    },
  });
}

const databaseOf = (table: PublicTable) =>
  createPublicDatabase({ config: CONFIG, origin: ORIGIN, fetch: apiWith(table).fetch });

async function pageOf(table: PublicTable, path: string | undefined) {
  if (path === undefined) return { main: '', data: '' };
  const { status, html, head } = await renderPath(path, apiWith(table));
  expect(status, path).toBe(200);
  const { document } = new JSDOM(`<head>${head}</head><body>${html}</body>`).window;
  withoutQueries(document.body);
  return {
    main: document.querySelector('main')?.innerHTML ?? '',
    data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  };
}

/** Links to other services repeat what a page shows in their queries, which is not shown. */
function withoutQueries(part: Element): void {
  for (const link of part.querySelectorAll('a')) {
    link.setAttribute('href', link.getAttribute('href')?.split('?')[0] ?? '');
  }
}

function previewOf(table: PublicTable): string {
  const services = createServices({ config: CONFIG, origin: ORIGIN, waits: true });
  const html = renderToStaticMarkup(
    <Providers services={services}>
      <MemoryRouter>
        {isPreviewed(table) &&
          previewViews(table).map((view) => (
            <RowPreview key={view} {...{ table, view, row: publicRow(table) }} />
          ))}
      </MemoryRouter>
    </Providers>,
  );
  const { body } = new JSDOM(html).window.document;
  withoutQueries(body);
  return body.innerHTML;
}

const SHOWN: Readonly<
  Record<Exclude<PublicPlace, 'search'>, (table: PublicTable) => string | Promise<string>>
> = {
  list: async (table) => (await pageOf(table, LISTS[table])).main,
  home: async (table) => (await pageOf(table, '/')).main,
  page: async (table) => (await pageOf(table, PAGES[table])).main,
  'structured data': async (table) => (await pageOf(table, PAGES[table])).data,
  preview: previewOf,
  'share picture': async (table) => {
    const isShared = table === 'announcements' || table === 'events' || table === 'alumni_news';
    return isShared ? JSON.stringify(await readSharedRow(databaseOf(table), table, ID)) : '';
  },
  feed: async (table) => JSON.stringify(feedItems(await readFeedRows(databaseOf(table)), place)),
  site: async (table) => {
    if (table !== 'settings') return '';
    const pages = await Promise.all(SETTINGS_PAGES.map((address) => renderPath(address, apiWith(table))));
    return pages.map(({ html }) => html).join();
  },
  'calendar file': async (table) =>
    calendarWords(writeCalendar(await readCalendarRows(databaseOf(table)), ORIGIN, 'Dernek')),
};

const tables = Object.keys(PUBLIC_COLUMNS) as PublicTable[];

describe.each(Object.entries(SHOWN))('a row’s %s', (name, show) => {
  test.each(tables)('of %s shows the columns that it is there for, and no other', async (table) => {
    const shown = columnsMetIn(table, await show(table));
    expect(shown, PLACES_HINT).toEqual(columnsIn(table, name as PublicPlace));
  });
});

test('the columns are those of every content table that the site reads', () => {
  const reads = sourceFiles('.ts', '.tsx')
    .filter((file) => file.path.startsWith('src/'))
    .flatMap(({ text }) => [...text.matchAll(/\.from\('([a-z_]+)'\)/g)].map(([, table]) => table));
  const content = new Set(reads.filter((table) => !NO_CONTENT.has(String(table))));
  expect([...content].sort(), 'tables in tests/fixtures/public-columns.ts').toEqual([...tables].sort());
});

test('every column that visitors may read has a place where they do', () => {
  const nowhere = tables.flatMap((table) =>
    Object.entries<PublicColumn>(PUBLIC_COLUMNS[table])
      .filter(([, { mark, places }]) => (mark === null) !== (places.length === 0))
      .map(([column]) => `${table}.${column}`),
  );
  expect(nowhere).toEqual([]);
});
