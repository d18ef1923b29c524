import type { Row } from '../lib/row';
import { resourceRoutes } from '../schema/derive-routes';
import { columnsInText } from '../schema/placeholders';
import type { ResourceDefinition } from '../schema/types';
import { rowTitle } from './row-title';

/** A row as a link shows it: its name and the address of its form. */
export interface RowPlace {
  readonly title: string;
  readonly to: string;
}

/** Takes a resource and further columns; gives the select list that `rowPlace` and the caller read. */
export function placeSelect(resource: ResourceDefinition, columns: readonly string[] = []): string {
  const naming = ['id', resource.titleField, ...columnsInText(resource.titlePattern ?? '')];
  return [...new Set([...naming, ...columns])].join(',');
}

/** Takes a row that has its naming columns; gives its name and the address of its form. */
export function rowPlace(resource: ResourceDefinition, row: Row): RowPlace {
  return {
    title: rowTitle(resource, row),
    to: resourceRoutes(resource).edit.replace(':id', String(row.id)),
  };
}
