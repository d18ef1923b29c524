import { searchTexts } from '../../content/search';
import { questionWords, searchSynonyms } from '../../content/search-synonyms';
import { entryAnchor } from '../../lib/paths/anchors';
import { alumniNewsTarget } from '../alumni-news/alumni-news';
import type { CivilDate } from '../../lib/dates/dates';
import {
  announcementPath,
  awardsPath,
  calendarPath,
  eventPath,
  issuePath,
  issueSlug,
} from '../../lib/paths/links';
import { paths } from '../../lib/paths/paths';
import { withoutMarks } from '../../lib/text/search-marks';
import { matchScore, termWords, wordsOf } from '../../lib/text/search-words';
import { foldTurkish } from '../../lib/text/turkish';
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
  'document',
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
  /** The status of an event. */
  readonly status?: string | null;
  /** The years of all rows that match, the newest first. */
  readonly years?: readonly number[];
  /** The page of a document, whose address is `link`. */
  readonly page?: number | null;
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
  /** Whether it leads to a file, which the browser shows instead of the site. */
  readonly isFile?: boolean;
}

export interface ResultGroup {
  readonly kind: ResultKind;
  readonly results: readonly SearchResult[];
  readonly found: number;
  /** Whether there may be more than `found`. */
  readonly isCountOpen: boolean;
}

const synonyms = new Map(
  Object.entries(searchSynonyms).map(([typed, ours]) => [foldTurkish(typed), ours] as const),
);
const asking = new Set(questionWords.map(foldTurkish));

/**
 * Returns the terms to search for: the term itself, and the one without the words of a question, in which the site's
 * words stand for the visitor's.
 */
export function searchedTerms(term: string): readonly string[] {
  const said = term.split(' ').filter((word) => !asking.has(foldTurkish(word).replace(/\W+$/, '')));
  const words = said.length > 0 ? said : term.split(' ');
  const ours =
    synonymOf(term) ?? synonymOf(words.join(' ')) ?? words.map((word) => synonymOf(word) ?? word).join(' ');
  return ours === term ? [term] : [term, ours];
}

function synonymOf(typed: string): string | undefined {
  return synonyms.get(foldTurkish(typed));
}

/** Reads "genel kurul 2026" as "genel kurul" in that year, too; null for a term without a year or of nothing else. */
export function termOfYear(term: string): { readonly q: string; readonly year: number } | null {
  const year = /(?<!\S)(?:19|20)\d\d(?!\S)/.exec(term)?.[0];
  const q = year === undefined ? '' : term.replace(year, '').replace(/\s+/g, ' ').trim();
  return q === '' ? null : { q, year: Number(year) };
}

/** Merges what several terms found, without repetitions. */
export function mergeHits(found: readonly (readonly SearchHit[])[]): SearchHit[] {
  return [...new Map(found.flat().map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()];
}

/** Tells whether neither the database nor the pages have a result. */
export function hasNothing(rows: readonly SearchHit[], pages: PageHits): boolean {
  return rows.length === 0 && pages.found === 0;
}

/** Groups the results of the site and the database by kind, without empty groups; the best titles and their kinds first. */
export function groupResults(term: string, pages: PageHits, rows: readonly SearchHit[]): ResultGroup[] {
  const typed = searchedTerms(term).map(termWords);
  const terms = [...typed, termWords(termOfYear(term)?.q ?? term)];
  // A page is of no year: it comes before what only mentions that of the term, not before what is called by it.
  const rank = (group: ResultGroup) => rankOf(group, group.kind === 'page' ? typed : terms);
  return RESULT_KINDS.map((kind): ResultGroup => {
    if (kind === 'page')
      return { kind, results: pages.hits.map(readPage), found: pages.found, isCountOpen: false };
    const all = rows.filter((row) => groupOf(row) === kind);
    const shown = all.filter((row, place) => !isRepeated(row, all.slice(0, place), rows));
    const counts = new Map(all.map((row) => [row.kind, row.found]));
    const found = [...counts.values()].reduce((sum, count) => sum + count, shown.length - all.length);
    const results = shown.map((row) => readRow(kind, row));
    return {
      kind,
      results: results.toSorted((left, right) => fitOf(right, terms) - fitOf(left, terms)),
      found,
      isCountOpen: [...counts.values()].some((count) => count >= MAX_COUNTED),
    };
  })
    .filter(({ results }) => results.length > 0)
    .map((group) => ({ group, rank: rank(group) }))
    .sort((left, right) => right.rank - left.rank)
    .map(({ group }) => group);
}

/** The archive's issues are bulletins like those of a month. */
function groupOf({ kind }: SearchHit): string {
  return kind === 'archive' ? 'bulletin' : kind;
}

/** Tells whether a row stands for another result: an entry for an event of that name and day, an issue for that of its month. */
function isRepeated(row: SearchHit, before: readonly SearchHit[], rows: readonly SearchHit[]): boolean {
  const titleOf = ({ title }: SearchHit) => foldTurkish(withoutMarks(title)).trim();
  if (row.kind === 'calendar')
    return rows.some(
      (other) => other.kind === 'event' && other.dated_on === row.dated_on && titleOf(other) === titleOf(row),
    );
  return groupOf(row) === 'bulletin' && before.some((other) => titleOf(other) === titleOf(row));
}

/** Pages win unless another title fits clearly better; an entry of the calendar says little beside the others. */
const LEADS: Partial<Record<ResultKind, number>> = { page: 0.15, calendar: -0.15 };

function rankOf({ kind, results: [best] }: ResultGroup, terms: readonly (readonly string[])[]): number {
  return (best ? fitOf(best, terms) : 0) + (LEADS[kind] ?? 0);
}

/** How much of the title is what was typed, up to 1. */
function fitOf(result: SearchResult, terms: readonly (readonly string[])[]): number {
  const title = wordsOf(withoutMarks(result.title));
  const shares = terms.map((wanted) => {
    const scores = wanted.map((word) => Math.max(0, ...title.map(({ folded }) => matchScore(folded, word))));
    if (scores.includes(0)) return 0;
    return scores.reduce((sum, score) => sum + score, 0) / (3 * Math.max(title.length, wanted.length));
  });
  return Math.max(0, ...shares);
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
    title: kind === 'document' ? searchTexts.pageOf(row.title, row.page ?? 1) : row.title,
    snippet: row.snippet,
    // A bulletin's title says its month.
    date: kind === 'bulletin' || kind === 'document' ? null : row.dated_on,
    parent: null,
    status: row.status ?? null,
    isFile: kind === 'document',
  };
}

function targetOf(kind: Exclude<ResultKind, 'page'>, row: SearchHit): string {
  const { id, title, slug, link, dated_on } = row;
  switch (kind) {
    case 'announcement':
      return announcementPath({ id, title: withoutMarks(title) });
    case 'event':
      return slug === null ? paths.events : eventPath({ slug });
    case 'news':
      return alumniNewsTarget({ id, slug, link });
    case 'perk':
      return paths.perks;
    case 'bulletin': {
      // Its title is what makes its address: the issue's label and year.
      const [, label, year] = /^(.+) (\d{4}) bülteni$/.exec(withoutMarks(title)) ?? [];
      return label === undefined
        ? paths.bulletins
        : issuePath({ slug: issueSlug({ year: Number(year), label }) });
    }
    case 'document':
      return `${link ?? paths.bulletins}#page=${row.page ?? 1}`;
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
