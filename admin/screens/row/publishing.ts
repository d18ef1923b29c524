import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { publishState, type PublishState } from '../../lib/publish-state';
import type { Row } from '../../lib/row';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';

/** The column that holds the publication time; undefined for resources without one. */
export function publishColumn(resource: ResourceDefinition): string | undefined {
  return fieldsOfKind(resource, 'publish')[0]?.name;
}

/** When a row is published; null for a draft, undefined where rows have no drafts. */
export function publishTime(resource: ResourceDefinition, row: Row): string | null | undefined {
  const column = publishColumn(resource);
  if (column === undefined) return undefined;
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** A row's state at `now`; undefined where rows have no drafts. */
export function rowState(resource: ResourceDefinition, row: Row, now: Date): PublishState | undefined {
  const time = publishTime(resource, row);
  return time === undefined ? undefined : publishState(time, now);
}

/** The present minute in ISO 8601, UTC, as the form writes it. */
export function presentMinute(): string {
  return istanbulInputToIso(isoToIstanbulInput(new Date().toISOString()));
}

export type BulkAction = 'publish' | 'unpublish' | 'delete';

export interface BulkPlan {
  /** The rows to write. Rows already in the wanted state are left out and keep their dates. */
  readonly rows: readonly Row[];
  readonly unchanged: number;
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
  return { rows, unchanged: chosen.length - rows.length };
}
