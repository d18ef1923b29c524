import { paths } from '../../src/lib/paths/paths';
import type { ResourceDefinition } from './types';

/** The id of a singleton's row. */
export const SINGLETON_ID = 1;

/**
 * Returns a resource's absolute route patterns: the list, the create form, and with `:id` the edit form and the row's
 * history and the new term. A singleton's form has its only address.
 */
export function resourceRoutes({ path, isSingleton }: Pick<ResourceDefinition, 'path' | 'isSingleton'>) {
  const list = `${paths.admin}/${path}`;
  const others = { history: `${list}/:id/gecmis`, newTerm: `${list}/yeni-donem` };
  if (isSingleton) return { list, create: list, edit: list, ...others };
  return { list, create: `${list}/yeni`, edit: `${list}/:id`, ...others };
}
