import { paths } from '../../src/lib/paths/paths';
import type { ResourceDefinition } from './types';

export interface ResourceRoutes {
  readonly list: string;
  readonly create: string;
  readonly edit: string;
}

/** Takes a resource; gives its three route patterns, absolute: the list, the create form, the edit form (`:id`). */
export function resourceRoutes({ path }: Pick<ResourceDefinition, 'path'>): ResourceRoutes {
  const list = `${paths.admin}/${path}`;
  return { list, create: `${list}/yeni`, edit: `${list}/:id` };
}
