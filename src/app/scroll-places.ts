import type { Location } from 'react-router-dom';

const STORED = 'scroll-places';

let kept: Map<string, number> | undefined;

/** Remembers how far down the visitor has read what an entry of the history shows. */
export function keepScrollPlace(location: Location): void {
  scrollPlaces().set(nameOf(location), window.scrollY);
}

/** How far down that was, in pixels; undefined for an entry that is new. */
export function scrollPlaceOf(location: Location): number | undefined {
  return scrollPlaces().get(nameOf(location));
}

/** For when the document is left and come back to. */
export function storeScrollPlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...scrollPlaces()]));
  } catch {
    // A browser without storage begins at the top.
  }
}

function scrollPlaces(): Map<string, number> {
  return (kept ??= readStored());
}

function readStored(): Map<string, number> {
  try {
    // Only this file writes it.
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Entries that the browser made of a link within the page have no key of their own. */
function nameOf({ key, hash }: Location): string {
  return key + hash;
}
