import { compareTurkish, foldTurkish } from '../../lib/text/turkish';

/** An award holder (specification, section 3). */
export interface Award {
  readonly firstName: string;
  readonly lastName: string;
  readonly ndsSurname: string;
  /** The year in which the holder left the school. */
  readonly ndsYear: number;
  readonly title: string;
  readonly profession: string;
}

export type AwardColumn = keyof Award;

/** The table's columns in order (specification, section 2). */
export const AWARD_COLUMNS = [
  'firstName',
  'lastName',
  'ndsSurname',
  'ndsYear',
  'title',
  'profession',
] as const satisfies readonly AwardColumn[];

/** Reads a record of the CSV file. Throws on a missing column or an invalid year. */
export function readAward(record: Readonly<Record<string, string>>): Award {
  const text = (column: AwardColumn) => {
    const value = record[column];
    if (value === undefined) throw new Error(`The awards' file has no column "${column}"`);
    return value.trim();
  };
  const year = text('ndsYear');
  if (!/^\d{4}$/.test(year))
    throw new Error(`"${year}" is no year (${text('firstName')} ${text('lastName')})`);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    ndsSurname: text('ndsSurname'),
    ndsYear: Number(year),
    title: text('title'),
    profession: text('profession'),
  };
}

/** Returns the distinct years, ascending. */
export function awardYears(awards: readonly Award[]): number[] {
  return [...new Set(awards.map(({ ndsYear }) => ndsYear))].sort((left, right) => left - right);
}

/** Sorts awards by a column: years as numbers, words in Turkish order, blanks last. */
export function sortAwards(
  awards: readonly Award[],
  column: AwardColumn,
  isDescending: boolean,
): readonly Award[] {
  const sign = isDescending ? -1 : 1;
  return awards.toSorted((left, right) => {
    if (column === 'ndsYear') return sign * (left.ndsYear - right.ndsYear);
    const hasGap = left[column] === '' || right[column] === '';
    return hasGap
      ? Number(left[column] === '') - Number(right[column] === '')
      : sign * compareTurkish(left[column], right[column]);
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
