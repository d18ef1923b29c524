import type { ResourceDefinition } from './types';

/**
 * Stands for a column in a filter: all words of a row's searched columns, whatever their endings and marks. Only the database knows
 * them, so the data provider asks it which rows are meant. Always one way of several, inside an `or`.
 */
export const ROW_WORDS = '*words';

/**
 * Takes a resource; gives the columns its rows are found by: its title, unless a pattern names its rows, and what the declaration
 * names. The table's trigger `keep_row_words` names the same.
 */
export function searchColumns({ list, titleField, titlePattern }: ResourceDefinition): string[] {
  return [...new Set([...(titlePattern === undefined ? [titleField] : []), ...list.search])];
}

/** Takes a column and what was typed; gives the filter, in Refine's words, for the rows that hold it there. */
export function holding(field: string, value: string) {
  return { field, operator: 'contains' as const, value };
}

/** Takes a resource and what was typed; gives the filters, in Refine's words, for the rows with it in a searched column or with its words; none for a blank. */
export function searchFilter(resource: ResourceDefinition, typed: string) {
  const term = typed.trim();
  const columns = term === '' ? [] : searchColumns(resource);
  if (columns.length === 0) return [];
  return [{ operator: 'or' as const, value: [...columns, ROW_WORDS].map((field) => holding(field, term)) }];
}
