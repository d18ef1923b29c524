import { useRights } from '../../data/access';
import type { Row, ResourceDefinition } from '../../schema/types';
import { rowState } from './row-title';

/**
 * Returns the function that says whether the signed-in person may change a row. Rows that visitors see, or will see by
 * themselves, are changed by whoever may publish; others read them.
 */
export function useMayChange(resource: ResourceDefinition): (row: Row) => boolean {
  const may = useRights();
  return (row) =>
    may('publish', resource.table) ||
    (may('edit', resource.table) && rowState(resource, row, new Date()) === 'draft');
}
