import type { ResourceDefinition } from './types';

/**
 * Stands for a column in a filter: the words of all searched columns, in any inflected form and with or
 * without accents. Only the database knows them, so the data provider asks it for the matching rows. It is
 * used only inside an `or`.
 */
export const ROW_WORDS = '*words';

/**
 * Returns the columns that a search looks at: the title, unless `titlePattern` names the rows, and those of
 * `list.search`. The table's trigger `keep_row_words` must name the same, and a test compares them.
 */
export function searchColumns({ list, titleField, titlePattern }: ResourceDefinition): string[] {
  return [...new Set([...(titlePattern === undefined ? [titleField] : []), ...list.search])];
}

/** Returns Refine's filter for rows whose column contains the value. */
export function containsFilter(field: string, value: string) {
  return { field, operator: 'contains' as const, value };
}

/** Returns Refine's filters for rows with the typed text or its words; none for a blank. */
export function searchFilter(resource: ResourceDefinition, typed: string) {
  const term = typed.trim();
  const columns = term === '' ? [] : searchColumns(resource);
  if (columns.length === 0) return [];
  const value = [...columns, ROW_WORDS].map((field) => containsFilter(field, term));
  return [{ operator: 'or' as const, value }];
}
