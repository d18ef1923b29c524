import { paths } from '../../src/lib/paths/paths';
import type { ResourceDefinition } from './types';

export interface ResourceRoutes {
  readonly list: string;
  readonly create: string;
  readonly edit: string;
}

/** Returns a resource's absolute route patterns: the list, the create form, and the edit form with `:id`. */
export function resourceRoutes({ path }: Pick<ResourceDefinition, 'path'>): ResourceRoutes {
  const list = `${paths.admin}/${path}`;
  return { list, create: `${list}/yeni`, edit: `${list}/:id` };
}
