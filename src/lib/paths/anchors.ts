import type { CivilDate } from '../dates/dates';

/** Takes a day, gives the id of its first entry in the calendar's list, which the grid's days lead to. */
export function entryAnchor(date: CivilDate): string {
  return `gun-${date}`;
}

/** Takes a year, gives the id of its heading in the archive of bulletins, which is also its place in the address. */
export function yearAnchor(year: number): string {
  return `yil-${year}`;
}
