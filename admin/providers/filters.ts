import type { CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';
import { generateFilter, mapOperator } from '@refinedev/supabase';

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
