import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { isExternalLink } from '../../../src/lib/paths/links';
import { fillWords } from '../../fields/form-codec';
import { texts } from '../../i18n/texts';
import { publishState, type PublishState } from '../../lib/publish-state';
import { fieldsOfKind, resourceRoutes } from '../../schema/derive';
import { fillPath, columnsInText } from '../../schema/placeholders';
import type { Row, ResourceDefinition } from '../../schema/types';

export function rowTitle(resource: ResourceDefinition, row: Row): string {
  const title = fillWords(resource, resource.titlePattern ?? `{${resource.titleField}}`, row);
  return title.trim() || texts.list.untitled;
}

/** A row's public address, which is on another site if the row has no page; null while visitors cannot see it. */
export function publicAddress(resource: ResourceDefinition, row: Row, now: Date): string | null {
  const isVisible = [undefined, 'published'].includes(rowState(resource, row, now));
  if (!isVisible || resource.publicPath === undefined) return null;
  return fillPath(resource.publicPath, row) ?? sourceAddress(resource, row);
}

function sourceAddress(resource: ResourceDefinition, row: Row): string | null {
  const [slug] = fieldsOfKind(resource, 'slug');
  const source = slug?.orLeadsTo === undefined ? null : row[slug.orLeadsTo];
  return typeof source === 'string' && isExternalLink(source) ? source : null;
}

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

/** A link to a row: its title and the address of its form. */
export interface RowLink {
  readonly title: string;
  readonly to: string;
  /** Small words beside the title, such as the resource and the date. */
  readonly notes?: readonly string[];
}

/** The select list for `rowLink` plus further columns. */
export function linkSelect(resource: ResourceDefinition, columns: readonly string[] = []): string {
  const naming = ['id', resource.titleField, ...columnsInText(resource.titlePattern ?? '')];
  return [...new Set([...naming, ...columns])].join(',');
}

/** Returns a link to a row that was read with `linkSelect`. */
export function rowLink(resource: ResourceDefinition, row: Row): RowLink {
  return {
    title: rowTitle(resource, row),
    to: resourceRoutes(resource).edit.replace(':id', String(row.id)),
  };
}
