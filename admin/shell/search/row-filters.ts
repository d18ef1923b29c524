import type { ConditionalFilter, CrudFilter, LogicalFilter } from '@refinedev/core';
import { istanbulInputToIso } from '../../../src/lib/dates/dates';
import type { FieldDeclaration, Kind } from '../../schema/field-types';
import { containsFilter, ROW_WORDS, searchColumns } from '../../schema/derive-search';
import type { ResourceDefinition } from '../../schema/types';
import { dayRangeOf, readDateWords, type DateWords } from './date-words';

const MAX_WORDS = 6;

/**
 * Returns Refine's filters for rows that contain every word in a searched column, as typed or inflected, or
 * that fall on the typed date. Null when the resource can have no match.
 */
export function rowFilters(resource: ResourceDefinition, term: string): CrudFilter[] | null {
  const inWords = wordFilters(resource, term);
  const onDate = dateFilters(resource, readDateWords(term) ?? {});
  if (inWords.length === 0) return onDate.length === 0 ? null : onDate;
  return [{ operator: 'or', value: [...inWords, ...(onDate.length === 0 ? [] : [allOf(onDate)])] }];
}

/** The alternatives that match the words. */
function wordFilters(resource: ResourceDefinition, term: string): (LogicalFilter | ConditionalFilter)[] {
  const columns = searchColumns(resource);
  if (columns.length === 0) return [];
  const words = term.trim().split(/\s+/).slice(0, MAX_WORDS);
  const asTyped = words.map((word): ConditionalFilter => ({
    operator: 'or',
    value: columns.map((field) => containsFilter(field, word)),
  }));
  return [allOf(asTyped), containsFilter(ROW_WORDS, term.trim())];
}

function dateFilters({ fields }: ResourceDefinition, words: DateWords): LogicalFilter[] {
  const named = namedMonth(fields, words);
  if (named.length > 0) return named;
  const days = dayRangeOf(words);
  const dated = fields.find(({ kind, shownWhen }) => shownWhen === undefined && isDated(kind));
  if (!days || !dated) return [];
  const [from, until] = dated.kind === 'date' ? days : days.map((day) => istanbulInputToIso(`${day}T00:00`));
  return [
    { field: dated.name, operator: 'gte', value: from },
    { field: dated.name, operator: 'lt', value: until },
  ];
}

/** For resources with month and year in separate columns. */
function namedMonth(fields: readonly FieldDeclaration[], { year, month, day }: DateWords): LogicalFilter[] {
  const parts = { year, month };
  const filters = (['year', 'month'] as const).flatMap((kind): LogicalFilter[] => {
    const field = fields.find((declared) => declared.kind === kind);
    return field && parts[kind] !== undefined
      ? [{ field: field.name, operator: 'eq', value: parts[kind] }]
      : [];
  });
  const asked = Object.values(parts).filter((part) => part !== undefined).length;
  return day === undefined && filters.length === asked ? filters : [];
}

function isDated(kind: Kind): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'publish';
}

function allOf(filters: (LogicalFilter | ConditionalFilter)[]): ConditionalFilter {
  return { operator: 'and', value: filters };
}
