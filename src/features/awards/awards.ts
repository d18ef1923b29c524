import type { Tables } from '../../lib/database/database';
import { compareTurkish, foldTurkish } from '../../lib/text/turkish';

/** An award holder (specification, section 3). Texts that are not known are blank. */
export interface Award {
  readonly firstName: string;
  readonly lastName: string;
  /** The surname at school. */
  readonly ndsSurname: string;
  /** The year in which the holder left the school. */
  readonly ndsYear: number | null;
  readonly title: string;
  readonly profession: string;
  readonly awardYear: number | null;
}

export type AwardColumn = keyof Award;

/** The table's columns in order: the specification's (section 2), and the year of the award. */
export const AWARD_COLUMNS = [
  'firstName',
  'lastName',
  'ndsSurname',
  'ndsYear',
  'title',
  'profession',
  'awardYear',
] as const satisfies readonly AwardColumn[];

/** Returns the columns to show: without the year of the award as long as nobody's is known. */
export function shownColumns(awards: readonly Award[]): readonly AwardColumn[] {
  const isYearKnown = awards.some(({ awardYear }) => awardYear !== null);
  return AWARD_COLUMNS.filter((column) => isYearKnown || column !== 'awardYear');
}

export function isYearColumn(column: AwardColumn): column is 'ndsYear' | 'awardYear' {
  return column === 'ndsYear' || column === 'awardYear';
}

type AwardRow = Pick<
  Tables<'award_recipients'>,
  'first_name' | 'last_name' | 'nds_surname' | 'nds_year' | 'title' | 'profession' | 'award_year'
>;

export function readAward(row: AwardRow): Award {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    ndsSurname: row.nds_surname ?? '',
    ndsYear: row.nds_year,
    title: row.title ?? '',
    profession: row.profession ?? '',
    awardYear: row.award_year,
  };
}

/** Returns the distinct years in which holders left the school, ascending. */
export function awardYears(awards: readonly Award[]): number[] {
  const years = awards.map(({ ndsYear }) => ndsYear).filter((year) => year !== null);
  return [...new Set(years)].sort((left, right) => left - right);
}

/** Sorts awards by a column: years as numbers, words in Turkish order, blanks last. */
export function sortAwards(
  awards: readonly Award[],
  column: AwardColumn,
  isDescending: boolean,
): readonly Award[] {
  const sign = isDescending ? -1 : 1;
  const isBlank = (award: Award) => award[column] === '' || award[column] === null;
  return awards.toSorted((left, right) => {
    if (isBlank(left) || isBlank(right)) return Number(isBlank(left)) - Number(isBlank(right));
    if (isYearColumn(column)) return sign * (Number(left[column]) - Number(right[column]));
    return sign * compareTurkish(left[column], right[column]);
  });
}

/** An award with all of its columns folded into one text, so that each keystroke searches only one. */
export interface SearchableAward {
  readonly award: Award;
  readonly text: string;
}

/** Prepares awards for searching, once per list. */
export function makeSearchable(awards: readonly Award[]): SearchableAward[] {
  return awards.map((award) => ({
    award,
    text: foldTurkish(AWARD_COLUMNS.map((column) => award[column]).join(' ')),
  }));
}

/** Returns the awards of a year (null for all) with the text in any column. */
export function filterAwards(awards: readonly SearchableAward[], year: number | null, text: string): Award[] {
  const wanted = foldTurkish(text.trim().replace(/\s+/g, ' '));
  return awards
    .filter((item) => (year === null || item.award.ndsYear === year) && item.text.includes(wanted))
    .map(({ award }) => award);
}
