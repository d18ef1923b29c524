import { paths } from '../../src/shared/paths';
import { appTexts } from '../i18n/app';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import type { RowPlace } from '../crud/row-place';

/** The overview and the declared tabs, in the order of the sidebar. */
export const tabs: readonly RowPlace[] = [
  { title: appTexts.shell.overview, to: paths.admin },
  ...resources.map((resource) => ({ title: resource.labels.many, to: resourceRoutes(resource).list })),
];
