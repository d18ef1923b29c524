import type { ConditionalFilter, CrudFilter, LogicalFilter } from '@refinedev/core';
import { istanbulInputToIso } from '../../src/lib/dates/dates';
import type { FieldDeclaration, Kind } from '../schema/field-types';
import { holding, ROW_WORDS, searchColumns } from '../schema/derive-search';
import type { ResourceDefinition } from '../schema/types';
import { daysMeant, readDateWords, type DateWords } from './date-words';

const MAX_WORDS = 6;

/**
 * Takes a resource and what was typed; gives Refine's filters for the rows that have every word in a searched column, as it was
 * typed or with other endings, or that lie on the date that was written. Null when the resource has nothing of the sort.
 */
export function rowFilters(resource: ResourceDefinition, term: string): CrudFilter[] | null {
  const inWords = wordFilters(resource, term);
  const onDate = dateFilters(resource, readDateWords(term) ?? {});
  if (inWords.length === 0) return onDate.length === 0 ? null : onDate;
  return [{ operator: 'or', value: [...inWords, ...(onDate.length === 0 ? [] : [allOf(onDate)])] }];
}

/** The ways in which the words can be there. */
function wordFilters(resource: ResourceDefinition, term: string): (LogicalFilter | ConditionalFilter)[] {
  const columns = searchColumns(resource);
  if (columns.length === 0) return [];
  const words = term.trim().split(/\s+/).slice(0, MAX_WORDS);
  const asTyped = words.map((word): ConditionalFilter => ({
    operator: 'or',
    value: columns.map((field) => holding(field, word)),
  }));
  return [allOf(asTyped), holding(ROW_WORDS, term.trim())];
}

function dateFilters({ fields }: ResourceDefinition, words: DateWords): LogicalFilter[] {
  const named = namedMonth(fields, words);
  if (named.length > 0) return named;
  const days = daysMeant(words);
  const dated = fields.find(({ kind, shownWhen }) => shownWhen === undefined && isDated(kind));
  if (!days || !dated) return [];
  const [from, until] = dated.kind === 'date' ? days : days.map((day) => istanbulInputToIso(`${day}T00:00`));
  return [
    { field: dated.name, operator: 'gte', value: from },
    { field: dated.name, operator: 'lt', value: until },
  ];
}

/** For a resource that keeps month and year in columns of their own. */
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
