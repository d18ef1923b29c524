import type { PostgrestResponse } from '@supabase/postgrest-js';
import { MAX_ITEMS, type FeedRows } from '../../feeds/feed-items';
import type { CalendarRows } from '../../feeds/occasions';
import type { SitemapRows } from '../../feeds/sitemap';
import { addDays, istanbulInputToIso, monthName, todayInIstanbul } from '../../lib/dates/dates';
import type { Tables } from '../../lib/database/database';
import type { PublicDatabase } from '../../lib/database/public-database';
import { issuePath, issueSlug } from '../../lib/paths/links';
import { newestFirst, onlyPublished } from '../../lib/database/public-order';
import { readRows } from '../../lib/database/read-rows';

/** Hosted Supabase returns no more rows than this in one response. */
const PAGE_ROWS = 1000;
/** New subscribers see the last year. Earlier entries stay in the calendars that already have them. */
const CALENDAR_DAYS_BACK = 365;

const ANNOUNCEMENT_COLUMNS =
  'id, title, lead, excerpt, body, cover_alt, cover_url, hero_bg_url, published_at, featured_home, featured_until, created_at, updated_at';
const EVENT_COLUMNS =
  'id, title, slug, lead, excerpt, body, location, starts_at, ends_at, status, status_note, published_at, created_at, updated_at';
/** The order of all lists of the site, which the indexes match. */
const NEWEST_FIRST = { ascending: false, nullsFirst: false };

/** Reads the newest announcements, events and news. */
export async function readFeedRows(database: PublicDatabase): Promise<FeedRows> {
  const published = onlyPublished(database.from('announcements').select(ANNOUNCEMENT_COLUMNS), new Date());
  const [announcements, events, news] = await Promise.all([
    readRows(newestFirst(published, 'published_at').limit(MAX_ITEMS)),
    readRows(latest(database.from('events').select('*'))),
    readRows(latest(database.from('alumni_news').select('*'))),
  ]);
  return { announcements, events, news };
}

/** A slug that a row once had. */
export type FormerSlug = Pick<Tables<'slug_history'>, 'resource' | 'slug' | 'row_id'>;

/** Reads every row that has a page, as visitors see it. */
export async function readItemRows(database: PublicDatabase) {
  const [announcements, events, news, monthly, archived] = await Promise.all([
    readAll((after) =>
      page(onlyPublished(database.from('announcements').select('id, title, updated_at'), new Date()), after),
    ),
    readAll((after) => page(database.from('events').select('id, slug, updated_at'), after)),
    readAll((after) => page(database.from('alumni_news').select('id, slug, link, updated_at'), after)),
    readAll((after) => page(database.from('bulletins').select('id, year, month, updated_at'), after)),
    readAll((after) => page(database.from('bulletin_archive').select('id, year, label, updated_at'), after)),
  ]);
  return { announcements, events, news, issues: issuesOf(archived, monthly) };
}

/** The page of a bulletin. */
export interface IssueRow {
  readonly path: string;
  readonly updated_at: string;
}

/** The issue of a month replaces the archive's of the same name. */
function issuesOf(
  archived: readonly Pick<Tables<'bulletin_archive'>, 'year' | 'label' | 'updated_at'>[],
  monthly: readonly Pick<Tables<'bulletins'>, 'year' | 'month' | 'updated_at'>[],
): IssueRow[] {
  const named = [
    ...archived,
    ...monthly.map(({ month, ...row }) => ({ ...row, label: monthName(month) })),
  ].map(({ year, label, updated_at }) => ({
    path: issuePath({ slug: issueSlug({ year, label }) }),
    updated_at,
  }));
  return [...new Map(named.map((issue) => [issue.path, issue])).values()];
}

/** Reads every former slug. */
export async function readFormerSlugs(database: PublicDatabase): Promise<FormerSlug[]> {
  const slugs: FormerSlug[] = [];
  for (;;) {
    const rows = database
      .from('slug_history')
      .select('resource, slug, row_id')
      .order('resource')
      .order('slug');
    const next = await readRows(rows.range(slugs.length, slugs.length + PAGE_ROWS - 1));
    if (next.length === 0) return slugs;
    slugs.push(...next);
  }
}

type ListTable =
  ('calendar' | 'bulletins' | 'member_perks') | ('board_members' | 'award_recipients' | 'literature_awards');

/** Reads every row that has a page, and when each other list last changed. */
export async function readSitemapRows(database: PublicDatabase): Promise<SitemapRows> {
  const changeOf = async (table: ListTable) => {
    const [row] = await readRows(
      database.from(table).select('updated_at').order('updated_at', NEWEST_FIRST).limit(1),
    );
    return row?.updated_at ?? null;
  };
  const [items, calendar, bulletins, perks, board, awards, literatureAward] = await Promise.all([
    readItemRows(database),
    changeOf('calendar'),
    changeOf('bulletins'),
    changeOf('member_perks'),
    changeOf('board_members'),
    changeOf('award_recipients'),
    changeOf('literature_awards'),
  ]);
  return { ...items, latest: { calendar, bulletins, perks, board, awards, literatureAward } };
}

/** Reads the events and entries since CALENDAR_DAYS_BACK days ago, and the recent cancellations. */
export async function readCalendarRows(database: PublicDatabase): Promise<CalendarRows> {
  const firstDay = addDays(todayInIstanbul(), -CALENDAR_DAYS_BACK);
  const since = istanbulInputToIso(`${firstDay}T00:00`);
  const [events, entries, cancellations] = await Promise.all([
    readAll((after) =>
      page(
        database.from('events').select(EVENT_COLUMNS).or(`starts_at.gte."${since}",ends_at.gte."${since}"`),
        after,
      ),
    ),
    readAll((after) => page(database.from('calendar').select('*').gte('date', firstDay), after)),
    readAll((after) => page(database.from('calendar_cancellations').select('*'), after)),
  ]);
  return { events, entries, cancellations };
}

interface Query {
  gt(column: 'id', value: number): this;
  order(column: 'published_at' | 'id', options?: { ascending: boolean; nullsFirst?: boolean }): this;
  limit(count: number): this;
}

function latest<Rows extends Query>(rows: Rows): Rows {
  return rows.order('published_at', NEWEST_FIRST).order('id', { ascending: false }).limit(MAX_ITEMS);
}

function page<Rows extends Query>(rows: Rows, after: number): Rows {
  return rows.gt('id', after).order('id').limit(PAGE_ROWS);
}

async function readAll<Row extends { id: number }>(
  readPage: (after: number) => PromiseLike<PostgrestResponse<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await readRows(readPage(rows.at(-1)?.id ?? 0));
    if (next.length === 0) return rows;
    rows.push(...next);
  }
}
