import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { isBelow } from '../auth/guard';
import { queryKeys } from '../auth/query-keys';
import { JUST_READ_MS, listQuery } from '../crud/list/list-query';
import { readListState } from '../crud/list/list-state';

type Reader = Pick<DataProvider, 'getList'>;
type ListQuestion = Parameters<Reader['getList']>[0];

/** Takes what reads and a question; gives the reading under the key that Refine's own hooks give it. */
export function listReading({ getList }: Reader, query: ListQuestion) {
  const { pagination, filters, sorters, meta } = query;
  const params = { ...meta, filters, pagination, ...(sorters && { sorters }) };
  return {
    queryKey: queryKeys.list(query.resource, params),
    queryFn: () => getList(query),
    retry: false,
  } as const;
}

/** Asks for the first page of a resource's list before it is opened, as the list itself then would; settles in any case. */
export function readListAhead(
  client: QueryClient,
  reader: Reader,
  resource: ResourceDefinition,
  search = '',
): Promise<unknown> {
  const reading = firstPage(reader, resource, search);
  return client.query({ ...reading, staleTime: JUST_READ_MS }).catch(leaveToTheScreen);
}

/**
 * Asks for the first pages of all lists, one after another, until `signal` is aborted. A list that is opened later shows what it
 * finds and reads it anew, however short ago that was: nobody has pointed at it yet.
 */
export async function readListsAhead(
  client: QueryClient,
  reader: Reader,
  resources: readonly ResourceDefinition[],
  signal: AbortSignal,
): Promise<void> {
  for (const resource of resources) {
    if (signal.aborted) return;
    await readListAhead(client, reader, resource);
    const { queryKey } = firstPage(reader, resource, '');
    await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

function firstPage(reader: Reader, resource: ResourceDefinition, search: string) {
  const state = readListState(new URLSearchParams(search), resource);
  return listReading(reader, listQuery(resource, state, new Date()));
}

/** A reading that failed ahead is made once more by the screen it was for, which says what went wrong. */
export const leaveToTheScreen = () => undefined;

/** Takes the declarations and a path; gives the resource whose list, with or without a form over it, stands there. */
export function resourceAt(
  resources: readonly ResourceDefinition[],
  pathname: string,
): ResourceDefinition | undefined {
  return resources.find((resource) => isBelow(resourceRoutes(resource).list, pathname));
}
