import { paths } from '../../../src/lib/paths/paths';
import { wordsOf } from '../../../src/lib/text/search-words';
import { identityTexts } from '../../i18n/identity';
import { teamTexts } from '../../i18n/team';
import { texts } from '../../i18n/texts';
import { trashTexts } from '../../i18n/history';
import type { May } from '../../data/rights';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import type { RowLink } from '../../screens/row/row-title';
import { appTexts } from '../../i18n/app';

/** The overview and the lists of the resources that somebody may list, in the order of the sidebar. */
export function tabsOf(resources: readonly ResourceDefinition[]): RowLink[] {
  return [
    { title: appTexts.shell.overview, to: paths.admin },
    ...resources.map((resource) => ({ title: resource.labels.many, to: resourceRoutes(resource).list })),
  ];
}

/** The destinations that need no row: the tabs, the create forms, team, files, trash, account. */
export function destinationsOf(resources: readonly ResourceDefinition[], may: May): RowLink[] {
  return [
    ...tabsOf(resources),
    ...resources
      .filter(({ table, isSingleton }) => !isSingleton && may('create', table))
      .map((resource) => ({
        title: texts.list.create(resource.labels.one),
        to: resourceRoutes(resource).create,
      })),
    ...(may('list', 'team') ? [{ title: teamTexts.title, to: paths.team }] : []),
    ...(may('list', 'files') ? [{ title: appTexts.shell.files, to: paths.files }] : []),
    ...(may('list', 'trash') ? [{ title: trashTexts.title, to: paths.trash }] : []),
    { title: identityTexts.account.title, to: paths.account },
  ];
}

/** Returns the destinations whose titles contain a word starting with each typed word. */
export function findDestinations(term: string, destinations: readonly RowLink[]): RowLink[] {
  const typed = wordsOf(term).map(({ folded }) => folded);
  return destinations.filter(({ title }) => {
    const words = wordsOf(title).map(({ folded }) => folded);
    return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const MAX_RECENT = 5;

/** Only in memory, so that signing out leaves no titles on the computer. */
let recent: readonly RowLink[] = [];

/** The rows last opened from the search since the page loaded, newest first. */
export function recentRows(): readonly RowLink[] {
  return recent;
}

/** Puts an opened row first among the recent ones. */
export function rememberRow({ title, to, notes = [] }: RowLink): void {
  recent = [{ title, to, notes }, ...recent.filter((row) => row.to !== to)].slice(0, MAX_RECENT);
}
