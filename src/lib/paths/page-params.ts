import { isMonth } from '../dates/months';
import { paths } from './paths';

/**
 * The query parameters that each cached page reads; others do not change the page. The search has its own and is never
 * cached.
 */
export const pageParams = {
  [paths.announcements]: { page: 'sayfa' },
  [paths.events]: { page: 'sayfa' },
  [paths.alumniNews]: { page: 'sayfa' },
  [paths.calendar]: { month: 'ay' },
  [paths.awards]: { year: 'yil', text: 'ara', sort: 'sira', limit: 'adet' },
  [paths.perks]: { category: 'kategori', city: 'sehir', text: 'ara' },
} as const;

/** A parameter of every page, set by redirects from the back office and from old links. */
export const NOTICE_PARAM = 'bildirim';
export const NOTICE_NAMES = ['yetkisiz', 'sayfa-yok'] as const;
/** The number of a list's page, of which every one behind the last is the same page. */
export const PAGE_PARAM = 'sayfa';
/** The parameter of the search's term. */
export const TERM_PARAM = 'q';
/** What a visitor types. A page that depends on it is not cached. */
const FREE_TEXT_PARAM = pageParams[paths.awards].text;

/** The columns by which awards can be sorted; with a hyphen in front, descending. */
export const AWARD_SORT_WORDS = [
  'ad',
  'soyad',
  'nds-soyadi',
  'nds-yili',
  'unvan',
  'meslek',
  'odul-yili',
] as const;
/** The rows of awards that are shown at first, and how many more on demand. */
export const AWARD_ROWS_AT_ONCE = 250;
const MAX_AWARD_ROWS = 20 * AWARD_ROWS_AT_ONCE;

type PageParamName = {
  [Path in keyof typeof pageParams]: (typeof pageParams)[Path][keyof (typeof pageParams)[Path]];
}[keyof typeof pageParams];
type ParamName = PageParamName | typeof NOTICE_PARAM;

/** The values of each parameter that change the page. Any other counts as missing, so that it is no page of its own. */
const isValue: Readonly<Record<ParamName, (value: string) => boolean>> = {
  sayfa: (value) => /^(?:[2-9]|[1-9]\d{1,3})$/.test(value),
  ay: isMonth,
  yil: (value) => /^(?:19|20)\d\d$/.test(value),
  ara: (value) => value.trim() !== '',
  sira: (value) => AWARD_SORT_WORDS.some((word) => word === value.replace(/^-/, '')),
  adet: (value) =>
    /^[1-9]\d{0,4}$/.test(value) &&
    Number(value) % AWARD_ROWS_AT_ONCE === 0 &&
    Number(value) <= MAX_AWARD_ROWS,
  kategori: isPerkSlug,
  sehir: isPerkSlug,
  bildirim: (value) => NOTICE_NAMES.some((name) => name === value),
};

/** The slug of a category or a city. The page redirects from one that no perk has, and a redirect is not cached. */
function isPerkSlug(value: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(value);
}

/** Returns the parameter's value, also one to which a messenger added `)` or `’ya`, or null if it is missing or none of its values. */
export function readParam(name: ParamName, search: URLSearchParams): string | null {
  const value = search.get(name) ?? '';
  return [value, shortened(value)].find(isValue[name]) ?? null;
}

/** Returns a value without what a messenger added to it. */
export function shortened(value: string): string {
  return value.replace(/(?:[^\w.-]|\.(?!\w)).*$/, '');
}

const namesByPath = new Map<string, readonly ParamName[]>(
  Object.entries(pageParams).map(([path, names]) => [path, Object.values(names)]),
);

/** Returns the query reduced to the parameters that the page reads, in one order. */
export function canonicalParams(pathname: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of [...(namesByPath.get(pathname) ?? []), NOTICE_PARAM] as const) {
    const value = readParam(name, given);
    if (value !== null) read.set(name, value);
  }
  return read;
}

/** Whether a page with these parameters depends on what a visitor typed. */
export function hasFreeText(params: URLSearchParams): boolean {
  return params.has(FREE_TEXT_PARAM);
}
