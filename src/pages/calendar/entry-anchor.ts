import type { CivilDate } from '../../shared/dates';

/** Takes a day, gives the id of its first entry in the list, which the grid's days lead to. */
export function entryAnchor(date: CivilDate): string {
  return `gun-${date}`;
}
