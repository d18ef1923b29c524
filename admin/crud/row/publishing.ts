import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { publishState, type PublishState } from '../../lib/publish-state';
import type { Row } from '../../lib/row';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';

/** Takes a resource; gives the column that holds when a row is published, undefined for none. */
export function publishColumn(resource: ResourceDefinition): string | undefined {
  return fieldsOfKind(resource, 'publish')[0]?.name;
}

/** Takes a row; gives when it is published, null for a draft, undefined where rows have no drafts. */
export function publishTime(resource: ResourceDefinition, row: Row): string | null | undefined {
  const column = publishColumn(resource);
  if (column === undefined) return undefined;
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** Takes a row and the present moment; gives its state, undefined where rows have no drafts. */
export function rowState(resource: ResourceDefinition, row: Row, now: Date): PublishState | undefined {
  const time = publishTime(resource, row);
  return time === undefined ? undefined : publishState(time, now);
}

/** Gives the present minute as the form would write it: ISO 8601 in UTC. */
export function presentMinute(): string {
  return istanbulInputToIso(isoToIstanbulInput(new Date().toISOString()));
}
