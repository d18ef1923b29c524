import { entryAnchor, yearAnchor } from '../../lib/paths/anchors';
import { alumniNewsTarget } from '../alumni-news/alumni-news';
import { civilParts, type CivilDate } from '../../lib/dates/dates';
import { announcementPath, awardsPath, calendarPath, eventPath } from '../../lib/paths/links';
import { paths } from '../../lib/paths/paths';
import { withoutMarks } from '../../lib/text/search-marks';
import type { PageHit } from './search-pages';

/** The kinds of results in order. Pages come from the site, all others from the database. */
export const RESULT_KINDS = [
  'page',
  'announcement',
  'event',
  'news',
  'calendar',
  'perk',
  'bulletin',
  'member',
  'recipient',
  'book',
] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** The database stops counting here (`private.search_hits`). */
const MAX_COUNTED = 200;

/** A row of `site_search`. The generated type does not mark nullable columns. */
export interface SearchHit {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly slug: string | null;
  readonly link: string | null;
  readonly dated_on: CivilDate | null;
  readonly snippet: string;
  readonly found: number;
  /** The status of an event, or of the event that a calendar entry stands for. */
  readonly status?: string | null;
}

/** The best matching pages, and the number of all. */
export interface PageHits {
  readonly hits: readonly PageHit[];
  readonly found: number;
}

export interface SearchResult {
  readonly to: string;
  /** Contains search marks. */
  readonly title: string;
  /** Contains search marks; '' if there is only a title. */
  readonly snippet: string;
  readonly date: CivilDate | null;
  /** The title of the page that contains it. */
  readonly parent: string | null;
  readonly status?: string | null;
}

export interface ResultGroup {
  readonly kind: ResultKind;
  readonly results: readonly SearchResult[];
  readonly found: number;
  /** Whether there may be more than `found`. */
  readonly isCountOpen: boolean;
}

/** Groups the results of the site and the database by kind, without empty groups. */
export function groupResults(pages: PageHits, rows: readonly SearchHit[]): ResultGroup[] {
  return RESULT_KINDS.map((kind): ResultGroup => {
    if (kind === 'page')
      return { kind, results: pages.hits.map(readPage), found: pages.found, isCountOpen: false };
    const ofKind = rows.filter((row) => row.kind === kind);
    const found = ofKind[0]?.found ?? 0;
    return {
      kind,
      results: ofKind.map((row) => readRow(kind, row)),
      found,
      isCountOpen: found >= MAX_COUNTED,
    };
  }).filter(({ results }) => results.length > 0);
}

/** Reads a kind from its value in the address; null for none. */
export function readKind(word: string | null): ResultKind | null {
  return RESULT_KINDS.find((kind) => kind === word) ?? null;
}

function readPage({ path, title, parent, snippet }: PageHit): SearchResult {
  return { to: path, title, snippet, date: null, parent: parent ?? null };
}

function readRow(kind: Exclude<ResultKind, 'page'>, row: SearchHit): SearchResult {
  return {
    to: targetOf(kind, row),
    title: row.title,
    snippet: row.snippet,
    date: row.dated_on,
    parent: null,
    status: row.status ?? null,
  };
}

function targetOf(kind: Exclude<ResultKind, 'page'>, { id, title, slug, link, dated_on }: SearchHit): string {
  switch (kind) {
    case 'announcement':
      return announcementPath({ id, title: withoutMarks(title) });
    case 'event':
      return slug === null ? paths.events : eventPath({ slug });
    case 'news':
      return alumniNewsTarget({ id, slug, link });
    case 'perk':
      return paths.perks;
    case 'bulletin':
      return dated_on === null
        ? paths.bulletins
        : `${paths.bulletins}#${yearAnchor(civilParts(dated_on).year)}`;
    case 'calendar':
      return dated_on === null
        ? paths.calendar
        : `${calendarPath(dated_on.slice(0, 7))}#${entryAnchor(dated_on)}`;
    case 'member':
      return paths.board;
    case 'recipient':
      return awardsPath(withoutMarks(title));
    case 'book':
      return paths.literatureAward;
  }
}
