import type { Kind } from './field-types';
import type { ResourceDefinition } from './types';

/**
 * Stands for a column in a filter: all words of a row's searched columns, whatever their endings and marks. Only the database knows
 * them, so the data provider asks it which rows are meant. Always one way of several, inside an `or`.
 */
export const ROW_WORDS = '*words';

const TITLES: readonly Kind[] = ['text', 'longtext'];

/** Takes a resource; gives the columns its rows are found by: its title and what the declaration names. The table's trigger `keep_row_words` names the same. */
export function searchColumns({ fields, list, titleField }: ResourceDefinition): string[] {
  const title = fields.find(({ name }) => name === titleField);
  return [...new Set([...(title && TITLES.includes(title.kind) ? [title.name] : []), ...list.search])];
}

/** Takes a column and what was typed; gives the filter, in Refine's words, for the rows that hold it there. */
export function holding(field: string, value: string) {
  return { field, operator: 'contains' as const, value };
}
