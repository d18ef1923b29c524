import type { CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';
import { generateFilter, mapOperator } from '@refinedev/supabase';
import { ROW_WORDS } from '../schema/derive-search';

/** Takes what was typed; gives the ids of the rows that have its words. */
type FindRows = (typed: string) => Promise<readonly number[]>;

interface FilterableQuery {
  or: (condition: string) => unknown;
}

/** Takes a query and Refine's filters; narrows the query. @refinedev/supabase pastes values unescaped, so searches and `or` are written here. */
export function applyFilters(query: FilterableQuery, filters: CrudFilters): void {
  for (const filter of filters) {
    if (filter.operator === 'or') query.or(filter.value.map(condition).join(','));
    else if (filter.operator === 'contains')
      generateFilter({ ...filter, value: likePattern(filter.value) }, query);
    else generateFilter(filter, query);
  }
}

/** Takes Refine's filters; gives them with the ids of the rows meant in the place of each filter on ROW_WORDS. */
export function findRowWords(filters: CrudFilters, find: FindRows): Promise<CrudFilters> {
  return Promise.all(filters.map((filter) => resolve(filter, find))).then((resolved) => resolved.flat());
}

async function resolve(filter: CrudFilter, find: FindRows): Promise<CrudFilter[]> {
  if (filter.operator === 'or' || filter.operator === 'and') {
    return [{ ...filter, value: await findRowWords(filter.value, find) }];
  }
  if (!('field' in filter) || filter.field !== ROW_WORDS) return [filter];
  const ids = await find(String(filter.value));
  // Where no row is meant, the other ways of the `or` remain.
  return ids.length === 0 ? [] : [{ field: 'id', operator: 'in', value: ids }];
}

/**
 * What somebody typed becomes a LIKE pattern that means exactly that: `%`, `_` and `\` are escaped. PostgREST reads `*`
 * as `%` and offers no escape, and the database's small letters split the Turkish i family, so each of those stands for
 * any one character: better one row too many than the sought one missing.
 */
function likePattern(typed: unknown): string {
  return String(typed)
    .replace(/[%_\\]/g, String.raw`\$&`)
    .replace(/[*iıİI]/g, '_');
}

function condition(filter: CrudFilter): string {
  switch (filter.operator) {
    case 'or':
    case 'and':
      return `${filter.operator}(${filter.value.map(condition).join(',')})`;
    case 'contains':
      return `${filter.field}.ilike.%${withoutSyntax(likePattern(filter.value))}%`;
    case 'null':
    case 'nnull':
      return `${filter.field}.${mapOperator(filter.operator)}.null`;
    case 'in':
      return `${filter.field}.in.(${(filter.value as readonly number[]).join(',')})`;
    default:
      return `${filter.field}.${mapOperator(filter.operator)}.${quoted(filter)}`;
  }
}

/** The embedded backend takes the quotes around a pattern for a part of it; unquoted, the filter language's own signs cannot stand. */
function withoutSyntax(pattern: string): string {
  return pattern.replace(/[,()"]/g, '_');
}

function quoted({ value }: LogicalFilter): string {
  return `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`;
}
