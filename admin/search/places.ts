import { paths } from '../../src/shared/paths';
import { wordsOf } from '../../src/shared/search-words';
import { identityTexts } from '../i18n/identity';
import { texts } from '../i18n/texts';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import type { RowPlace } from '../crud/row-place';
import { tabs } from './tabs';

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
