import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import { publishState } from '../../../src/shared/publish-state';
import type { Row } from '../../lib/row';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';

export type BulkAction = 'publish' | 'unpublish' | 'delete';

export interface BulkPlan {
  readonly action: BulkAction;
  /** The rows to write; those that are so already are left alone, dates and all. */
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
  const rows = chosen.filter((row) => {
    return done === null || publishState(publishTime(resource, row) ?? null, now) !== done;
  });
  return { action, rows, untouched: chosen.length - rows.length };
}

/** Takes a row; gives when it is published, null for a draft, undefined where rows have no drafts. */
export function publishTime(resource: ResourceDefinition, row: Row): string | null | undefined {
  const column = publishColumn(resource);
  if (column === undefined) return undefined;
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** The present minute, as the form would write it: ISO 8601 in UTC. */
export function presentMinute(): string {
  return istanbulInputToIso(isoToIstanbulInput(new Date().toISOString()));
}

/** Takes a resource; gives the column that holds when a row is published, undefined for none. */
export function publishColumn(resource: ResourceDefinition): string | undefined {
  return fieldsOfKind(resource, 'publish')[0]?.name;
}
