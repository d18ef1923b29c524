import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { publishColumn, rowState } from '../row/publishing';

export type BulkAction = 'publish' | 'unpublish' | 'delete';

export interface BulkPlan {
  readonly action: BulkAction;
  /** The rows to write. Rows that are in the wanted state already keep their dates. */
  readonly rows: readonly Row[];
  readonly untouched: number;
}

/** Takes a resource; gives what can be done to many of its rows at once. */
export function bulkActions(resource: ResourceDefinition): BulkAction[] {
  return publishColumn(resource) === undefined ? ['delete'] : ['publish', 'unpublish', 'delete'];
}

/** Takes a resource, an action, the chosen rows and the present moment; gives what the action would do. */
export function planBulk(
  resource: ResourceDefinition,
  action: BulkAction,
  chosen: readonly Row[],
  now: Date,
): BulkPlan {
  const done = { publish: 'published', unpublish: 'draft', delete: null }[action];
  const rows = chosen.filter((row) => done === null || rowState(resource, row, now) !== done);
  return { action, rows, untouched: chosen.length - rows.length };
}
