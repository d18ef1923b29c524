import { paths } from '../../src/lib/paths/paths';
import type { ResourceDefinition } from './types';

export interface ResourceRoutes {
  readonly list: string;
  readonly create: string;
  readonly edit: string;
}

/** The id of a singleton's row. */
export const SINGLETON_ID = 1;

/**
 * Returns a resource's absolute route patterns: the list, the create form, and the edit form with `:id`. A
 * singleton has one address for all three.
 */
export function resourceRoutes({
  path,
  isSingleton,
}: Pick<ResourceDefinition, 'path' | 'isSingleton'>): ResourceRoutes {
  const list = `${paths.admin}/${path}`;
  if (isSingleton) return { list, create: list, edit: list };
  return { list, create: `${list}/yeni`, edit: `${list}/:id` };
}
