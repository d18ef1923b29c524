import type { CivilDate } from '../dates/dates';

/** Returns the id of a day's first entry in the calendar's list. The month grid links to it. */
export function entryAnchor(date: CivilDate): string {
  return `gun-${date}`;
}

/** Returns the id of a year's heading in the bulletin archive, also its hash in addresses. */
export function yearAnchor(year: number): string {
  return `yil-${year}`;
}
