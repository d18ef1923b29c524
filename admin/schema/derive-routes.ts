import { paths } from '../../src/lib/paths/paths';
import type { ResourceDefinition } from './types';

export interface ResourceRoutes {
  readonly list: string;
  readonly create: string;
  readonly edit: string;
  readonly history: string;
}

/**
 * Returns a resource's absolute route patterns: the list, the create form, and with `:id` the edit form and the row's
 * history.
 */
export function resourceRoutes({ path }: Pick<ResourceDefinition, 'path'>): ResourceRoutes {
  const list = `${paths.admin}/${path}`;
  return { list, create: `${list}/yeni`, edit: `${list}/:id`, history: `${list}/:id/gecmis` };
}
