import { keys, type DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { isBelow } from './guard';
import { JUST_READ_MS, listQuery } from '../screens/list-query';
import { readListState } from '../screens/list-state';

type Reader = Pick<DataProvider, 'getList'>;

/** Asks for the first page of a resource's list before it is opened, as the list itself then would. */
export function readListAhead(
  client: QueryClient,
  reader: Reader,
  resource: ResourceDefinition,
  search = '',
): void {
  const query = listQuery(resource, readListState(new URLSearchParams(search), resource), new Date());
  const { pagination, filters, sorters, meta } = query;
  const queryKey = keys()
    .data('default')
    .resource(resource.table)
    .action('list')
    .params({ ...meta, filters, pagination, sorters })
    .get();
  const queryFn = () => reader.getList(query);
  client.query({ queryKey, queryFn, retry: false, staleTime: JUST_READ_MS }).catch(leaveToTheScreen);
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
