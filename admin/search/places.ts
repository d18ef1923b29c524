import { paths } from '../../src/lib/paths/paths';
import { wordsOf } from '../../src/lib/text/search-words';
import { identityTexts } from '../i18n/identity';
import { texts } from '../i18n/texts';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import type { RowPlace } from '../crud/row/row-title';
import { appTexts } from '../i18n/app';

/** The overview and the declared tabs, in the order of the sidebar. */
export const tabs: readonly RowPlace[] = [
  { title: appTexts.shell.overview, to: paths.admin },
  ...resources.map((resource) => ({ title: resource.labels.many, to: resourceRoutes(resource).list })),
];

/** Where one can go without knowing a row: the overview, the tabs, a new row of each, the account. */
export const places: readonly RowPlace[] = [
  ...tabs,
  ...resources.map((resource) => ({
    title: texts.list.create(resource.labels.one),
    to: resourceRoutes(resource).create,
  })),
  { title: identityTexts.account.title, to: paths.account },
];

/** Takes what was typed; gives the places whose names have a word beginning with each typed one. */
export function findPlaces(term: string): RowPlace[] {
  const typed = wordsOf(term).map(({ folded }) => folded);
  return places.filter(({ title }) => {
    const words = wordsOf(title).map(({ folded }) => folded);
    return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

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
