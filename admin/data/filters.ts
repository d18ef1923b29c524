import type { CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';
import { generateFilter, mapOperator } from '@refinedev/supabase';
import { ROW_WORDS } from '../schema/derive-search';

type FindRows = (typed: string) => Promise<readonly number[]>;

interface FilterableQuery {
  or: (condition: string) => unknown;
}

/** @refinedev/supabase inserts values unescaped, so searches and `or` are written here. */
export function applyFilters(query: FilterableQuery, filters: CrudFilters): void {
  for (const filter of filters) {
    if (filter.operator === 'or') query.or(filter.value.map(condition).join(','));
    else if (filter.operator === 'contains')
      generateFilter({ ...filter, value: likePattern(filter.value) }, query);
    else generateFilter(filter, query);
  }
}

/** Replaces each filter on ROW_WORDS by one on the ids of the matching rows. */
export function findRowWords(filters: CrudFilters, find: FindRows): Promise<CrudFilters> {
  return Promise.all(filters.map((filter) => resolve(filter, find))).then((resolved) => resolved.flat());
}

async function resolve(filter: CrudFilter, find: FindRows): Promise<CrudFilter[]> {
  if (filter.operator === 'or' || filter.operator === 'and') {
    return [{ ...filter, value: await findRowWords(filter.value, find) }];
  }
  if (!('field' in filter) || filter.field !== ROW_WORDS) return [filter];
  const ids = await find(String(filter.value));
  // Without a match the other alternatives of the `or` remain.
  return ids.length === 0 ? [] : [{ field: 'id', operator: 'in', value: ids }];
}

/**
 * Turns typed text into a LIKE pattern that matches it literally. `*`, which PostgREST cannot escape, and the Turkish i family match
 * any one character, because an extra row is better than a missing one.
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

/** The embedded backend takes quotes as part of a pattern, so the filter language's own characters must go. */
function withoutSyntax(pattern: string): string {
  return pattern.replace(/[,()"]/g, '_');
}

function quoted({ value }: LogicalFilter): string {
  return `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`;
}
