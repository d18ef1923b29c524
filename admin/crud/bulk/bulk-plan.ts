import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { publishColumn, rowState } from '../row/publishing';

export type BulkAction = 'publish' | 'unpublish' | 'delete';

export interface BulkPlan {
  readonly action: BulkAction;
  /** The rows to write. Rows already in the wanted state are left out and keep their dates. */
  readonly rows: readonly Row[];
  readonly unchanged: number;
}

/** The actions that a resource offers on several rows. */
export function bulkActions(resource: ResourceDefinition): BulkAction[] {
  return publishColumn(resource) === undefined ? ['delete'] : ['publish', 'unpublish', 'delete'];
}

/** Returns what the action would do to the selected rows. `now` decides which are published. */
export function planBulk(
  resource: ResourceDefinition,
  action: BulkAction,
  chosen: readonly Row[],
  now: Date,
): BulkPlan {
  const done = { publish: 'published', unpublish: 'draft', delete: null }[action];
  const rows = chosen.filter((row) => done === null || rowState(resource, row, now) !== done);
  return { action, rows, unchanged: chosen.length - rows.length };
}
