import { fillWords } from '../../fields/form-codec';
import type { Row } from '../../lib/row';
import { texts } from '../../i18n/texts';
import { fillPath, columnsInText } from '../../schema/placeholders';
import type { ResourceDefinition } from '../../schema/types';
import { resourceRoutes } from '../../schema/derive-routes';
import { rowState } from './publishing';

/** Takes a row; gives the words that name it. */
export function rowTitle(resource: ResourceDefinition, row: Row): string {
  const title = fillWords(resource, resource.titlePattern ?? `{${resource.titleField}}`, row);
  return title.trim() || texts.list.untitled;
}

/** Takes a row and the present moment; gives its public address, or null while visitors cannot see it. */
export function publicAddress(resource: ResourceDefinition, row: Row, now: Date): string | null {
  const isVisible = [undefined, 'published'].includes(rowState(resource, row, now));
  return isVisible && resource.publicPath !== undefined ? fillPath(resource.publicPath, row) : null;
}

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
