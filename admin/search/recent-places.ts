import type { RowPlace } from '../crud/row-place';

const MAX_PLACES = 5;

/** In memory alone: whoever signs out leaves no titles behind on the computer. */
let recent: readonly RowPlace[] = [];

/** Gives the rows last opened from the search since this page was loaded, newest first. */
export function recentPlaces(): readonly RowPlace[] {
  return recent;
}

/** Takes a row that was opened; it comes first from now on. */
export function rememberPlace({ title, to }: RowPlace): void {
  recent = [{ title, to }, ...recent.filter((place) => place.to !== to)].slice(0, MAX_PLACES);
}
