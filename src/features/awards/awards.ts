import { compareTurkish, foldTurkish } from '../../lib/text/turkish';

/** A graduate who holds the award (specification, section 3). */
export interface Award {
  readonly firstName: string;
  readonly lastName: string;
  readonly ndsSurname: string;
  /** The year of leaving the school. */
  readonly ndsYear: number;
  readonly title: string;
  readonly profession: string;
}

export type AwardColumn = keyof Award;

/** In the order of the table (specification, section 2). */
export const AWARD_COLUMNS = [
  'firstName',
  'lastName',
  'ndsSurname',
  'ndsYear',
  'title',
  'profession',
] as const satisfies readonly AwardColumn[];

/** Takes a record of the CSV file, gives the award. Throws on a missing column and on a year that is none. */
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

/** Takes awards, gives the distinct years, ascending. */
export function awardYears(awards: readonly Award[]): number[] {
  return [...new Set(awards.map(({ ndsYear }) => ndsYear))].sort((left, right) => left - right);
}

/** Takes awards, a column and a direction, gives them in its order: years as numbers, words as Turkish, blanks last. */
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

/** An award with its columns folded into one text, so that each letter typed costs one search in it. */
export interface SearchableAward {
  readonly award: Award;
  readonly text: string;
}

/** Takes awards, gives them ready to be searched; done once per list, not per letter. */
export function makeSearchable(awards: readonly Award[]): SearchableAward[] {
  return awards.map((award) => ({
    award,
    text: foldTurkish(AWARD_COLUMNS.map((column) => award[column]).join(' ')),
  }));
}

/** Takes searchable awards, a year or null for all, and a text, gives those of the year that hold the text in any column. */
export function filterAwards(awards: readonly SearchableAward[], year: number | null, text: string): Award[] {
  const wanted = foldTurkish(text.trim().replace(/\s+/g, ' '));
  return awards
    .filter((item) => (year === null || item.award.ndsYear === year) && item.text.includes(wanted))
    .map(({ award }) => award);
}
