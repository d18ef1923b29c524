import { getDefaultFilter, type CrudFilter } from '@refinedev/core';
import { filterTexts } from '../../i18n/lists';
import type { FieldFilter } from '../../fields/field-kind';
import { fieldFilter, fieldKind } from '../../fields/form-codec';
import { listFields, resourceRoutes } from '../../schema/derive';
import { type FieldDeclaration, SAMPLE_COLUMN, type ResourceDefinition } from '../../schema/types';

/** The search is one of Refine's filters, under this name that no column has. */
const SEARCH = 'q';
/** The chosen part of a list with `upcoming` is one as well. */
const PERIOD = 'donem';
export const PERIODS = ['yaklasan', 'gecmis', 'tumu'] as const;
export type Period = (typeof PERIODS)[number];
export const ORDERS = ['asc', 'desc'] as const;
/** Used to test whether a choice is valid. The result does not depend on the moment. */
const ANY_MOMENT = new Date(0);

export interface Choices {
  readonly search: string;
  /** The chosen filters, by column. */
  readonly filters: Readonly<Record<string, string>>;
  /** Absent until one is chosen. */
  readonly period?: Period | undefined;
}

export interface FilterField {
  readonly field: FieldDeclaration;
  readonly filter: FieldFilter;
}

/** The mark of sample content, which no declaration names. */
const SAMPLE_MARK: FieldDeclaration = { name: SAMPLE_COLUMN, kind: 'boolean', label: filterTexts.samples };
/** The filters of a list that shows sample content alone. */
export const SAMPLES_ONLY = { [SAMPLE_COLUMN]: 'evet' } as const;

/** The fields that a list can be filtered by: those of the declaration in its order, and the mark of sample content. */
export function filterFields({ fields, list }: ResourceDefinition): FilterField[] {
  const declared = (list.filters ?? []).map((name) => fields.find((field) => field.name === name));
  return [...declared, SAMPLE_MARK].flatMap((field) => {
    const filter = field && fieldFilter(field);
    return field && filter ? [{ field, filter }] : [];
  });
}

/** The filters that a list offers. The mark of sample content is among them once a link has set it. */
export function offeredFilters(resource: ResourceDefinition, chosen: Choices['filters']): FilterField[] {
  return filterFields(resource).filter(({ field }) => field !== SAMPLE_MARK || field.name in chosen);
}

export function chosenFilters(resource: ResourceDefinition, chosen: Choices['filters']) {
  return filterFields(resource).flatMap(({ field: { name, label }, filter }) => {
    const choice = chosen[name];
    return choice === undefined ? [] : [{ name, label, words: filter.toWords(choice) }];
  });
}

export function sortableFields(resource: ResourceDefinition): FieldDeclaration[] {
  return listFields(resource).filter((field) => fieldKind(field.kind).sort !== undefined);
}

/** Returns the choices in Refine's filters as read from the address. Invalid ones are left out. */
export function readChoices(resource: ResourceDefinition, filters: readonly unknown[]): Choices {
  const known = filters.filter(
    (filter): filter is CrudFilter => typeof filter === 'object' && filter !== null,
  );
  const valueOf = (name: string, operator: 'eq' | 'contains') => {
    const value: unknown = getDefaultFilter(name, known, operator);
    return typeof value === 'string' ? value.trim() : '';
  };
  const chosen = filterFields(resource).flatMap(({ field: { name }, filter }) => {
    const choice = valueOf(name, 'eq');
    return choice !== '' && filter.narrow(choice, ANY_MOMENT) ? [[name, choice] as const] : [];
  });
  const period = PERIODS.find((known) => known === valueOf(PERIOD, 'eq'));
  return {
    search: valueOf(SEARCH, 'contains'),
    filters: Object.fromEntries(chosen),
    ...(period && resource.list.upcoming !== undefined && { period }),
  };
}

/**
 * Returns Refine's filters for the address. They contain no moment, so a bookmark means the same tomorrow.
 */
export function writeChoices({ search = '', filters = {}, period }: Partial<Choices>): CrudFilter[] {
  const searched: CrudFilter[] =
    search.trim() === '' ? [] : [{ field: SEARCH, operator: 'contains', value: search.trim() }];
  const shown = period === undefined ? [] : [[PERIOD, period] as const];
  const chosen = [...Object.entries(filters), ...shown].filter(([, choice]) => choice !== '');
  return [...searched, ...chosen.map(([field, value]) => ({ field, operator: 'eq' as const, value }))];
}

export function isNarrowed({ search, filters }: Choices): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/**
 * Returns the part of the list that is shown. Unless one is chosen, a list with `upcoming` opens with what is
 * to come, and a search or a filter covers all rows, so that none seems lost.
 */
export function shownPeriod({ list }: ResourceDefinition, choices: Choices): Period {
  if (list.upcoming === undefined) return 'tumu';
  return choices.period ?? (isNarrowed(choices) ? 'tumu' : 'yaklasan');
}

export function wholeListAddress(resource: ResourceDefinition): string {
  return listAddress(resource, resource.list.upcoming === undefined ? {} : { period: 'tumu' });
}

/** Returns the address of a list in the state that `useTable` reads from it. */
export function listAddress(
  resource: Pick<ResourceDefinition, 'path'>,
  choices: Partial<Choices> = {},
): string {
  const query = new URLSearchParams();
  for (const [index, filter] of writeChoices(choices).entries()) {
    for (const [name, value] of Object.entries(filter))
      query.set(`filters[${index}][${name}]`, String(value));
  }
  const { list } = resourceRoutes(resource);
  return query.size === 0 ? list : `${list}?${query}`;
}
