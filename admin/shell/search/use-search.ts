import { useDataProvider, type CrudFilter, type DataProvider } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { searchTexts } from '../../i18n/app';
import { useResources, useRights } from '../../data/access';
import type { Row, ResourceDefinition } from '../../schema/types';
import { listAddress } from '../../screens/list/list-address';
import { linkSelect, publishColumn, rowLink, type RowLink } from '../../screens/row/row-title';
import { fieldToText } from '../../fields/form-codec';
import { dayField, fieldsOfKind } from '../../schema/derive';
import { readDateWords, rowFilters } from './row-filters';
import { destinationsOf, findDestinations, recentRows } from './destinations';

const TYPING_PAUSE_MS = 250;
/** More than are shown, so that rows with the word in their title can come first. */
const READ_PER_RESOURCE = 20;
const SHOWN_PER_RESOURCE = 5;
const FRESH_MS = 30_000;

export interface SearchOption extends RowLink {
  /** Opened rows are remembered as recent; lists and actions are not. */
  readonly isRow: boolean;
}

interface SearchGroup {
  readonly label: string;
  readonly options: readonly SearchOption[];
}

export type SearchState = ReturnType<typeof useSearch>;

/**
 * The search results for a typed text: lists and actions at once, rows when typing pauses, and recent rows
 * before any typing.
 */
export function useSearch(text: string) {
  const typed = text.trim();
  const term = usePaused(typed);
  const { getList } = useDataProvider()();
  const resources = useResources();
  const destinations = destinationsOf(resources, useRights());
  const answers = useQueries({
    queries: resources.flatMap((resource) => {
      const filters = term === '' ? null : rowFilters(resource, term);
      if (!filters) return [];
      return {
        queryKey: ['row-search', resource.table, term],
        queryFn: () => readGroup(getList, resource, filters, term),
        staleTime: FRESH_MS,
      };
    }),
  });
  const groups =
    typed === ''
      ? [groupOf(searchTexts.recent, recentRows(), true), groupOf(searchTexts.destinations, destinations)]
      : [
          groupOf(searchTexts.destinations, findDestinations(typed, destinations)),
          ...answers.flatMap(({ data }) => data ?? []),
        ];
  const failed = answers.find(({ error }) => error !== null);
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isSearching: typed !== '' && (term !== typed || answers.some(({ isFetching }) => isFetching)),
    /** Why part of the results is missing. */
    failure: typed === '' || !failed ? undefined : errorMessage(failed.error),
  };
}

async function readGroup(
  getList: DataProvider['getList'],
  resource: ResourceDefinition,
  filters: CrudFilter[],
  term: string,
): Promise<SearchGroup> {
  const { data, total } = await getList<Row>({
    resource: resource.table,
    filters,
    sorters: resource.list.sort.map(({ by, order }) => ({ field: by, order })),
    pagination: { pageSize: READ_PER_RESOURCE },
    meta: { select: linkSelect(resource, noteColumns(resource)) },
  });
  const rows = data.map((row) => ({ ...rowLink(resource, row), notes: notesOf(resource, row), isRow: true }));
  const shown = rows.sort((a, b) => rank(b, term) - rank(a, term)).slice(0, SHOWN_PER_RESOURCE);
  return { label: resource.labels.many, options: [...shown, ...listOption(resource, total, term)] };
}

/** The columns that `notesOf` reads. */
function noteColumns(resource: ResourceDefinition): string[] {
  return [dayField(resource)?.name, publishColumn(resource)].filter((name) => name !== undefined);
}

/** What a found row is: its kind, its day, and its state where rows have drafts. */
function notesOf(resource: ResourceDefinition, row: Row): string[] {
  const day = dayField(resource);
  const [publish] = fieldsOfKind(resource, 'publish');
  const when = day ? fieldToText(day, row[day.name]) : '';
  const state = publish ? fieldToText(publish, row[publish.name]) : '';
  return [resource.labels.one, when, state].filter((words) => words !== '');
}

/** Leads to the list with the remaining rows, which searches the whole term in its declared columns. */
function listOption(resource: ResourceDefinition, total: number, term: string): SearchOption[] {
  const canList = resource.list.search.length > 0 && !/\s/.test(term) && readDateWords(term) === null;
  if (total <= SHOWN_PER_RESOURCE || !canList) return [];
  const to = listAddress(resource, { search: term });
  return [{ title: searchTexts.inList(total, resource.labels.one), to, isRow: false }];
}

function rank({ title }: RowLink, term: string): number {
  return Number(foldTurkish(title).includes(foldTurkish(term)));
}

function groupOf(label: string, found: readonly RowLink[], isRow = false): SearchGroup {
  return { label, options: found.map((option) => ({ ...option, isRow })) };
}

/** The value, delayed until it stops changing. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
