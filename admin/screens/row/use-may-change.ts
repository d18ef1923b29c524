import { useRights } from '../../data/rights';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { rowState } from './row-title';

/** Returns whether the person may change a row. What visitors see, or will see, is changed by whoever may publish. */
export function useMayChange(resource: ResourceDefinition): (row: Row) => boolean {
  const may = useRights();
  return (row) =>
    may('publish', resource.table) ||
    (may('edit', resource.table) && rowState(resource, row, new Date()) === 'draft');
}
