import { DeleteOutlined, FileImageOutlined, TeamOutlined } from '@ant-design/icons';
import { paths } from '../../../src/lib/paths/paths';
import { wordsOf } from '../../../src/lib/text/search-words';
import { helpTexts } from '../../i18n/help';
import { MY_ACCOUNT } from '../../i18n/identity';
import { texts } from '../../i18n/texts';
import { trashTexts } from '../../i18n/history';
import type { May } from '../../data/access';
import { resourceRoutes } from '../../schema/derive';
import type { ResourceDefinition } from '../../schema/types';
import type { Help } from '../../screens/help/help-button';
import type { RowLink } from '../../screens/row/row-title';
import { appTexts } from '../../i18n/app';

interface Page extends Help {
  readonly to: string;
  readonly name?: string;
  /** Absent for what is not in the menu. */
  readonly Icon?: typeof TeamOutlined;
}

/** The screens that no resource declares, by the names under which rights are asked for, with their help. */
export const PAGES: readonly Page[] = [
  {
    ...{ name: 'files', to: paths.files, title: appTexts.shell.files, Icon: FileImageOutlined },
    sentences: helpTexts.files,
    picture: 'list',
  },
  {
    ...{ name: 'team', to: paths.team, title: appTexts.team.title, Icon: TeamOutlined },
    sentences: helpTexts.team,
    picture: 'people',
  },
  {
    ...{ name: 'trash', to: paths.trash, title: trashTexts.title, Icon: DeleteOutlined },
    sentences: helpTexts.trash,
    picture: 'list',
  },
  {
    ...{ to: paths.account, title: MY_ACCOUNT },
    sentences: helpTexts.account,
    picture: 'people',
  },
];

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
    ...PAGES.filter(({ name }) => may('list', name)).map(({ title, to }) => ({ title, to })),
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
