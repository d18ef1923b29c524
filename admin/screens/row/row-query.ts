import { keys, type DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { PREFETCHED_MS } from '../../lib/prefetch-lifetime';
import { formSelect } from '../../schema/derive-select';
import type { ResourceDefinition } from '../../schema/types';

/** The select list of a form: its fields and the version. */
export function versionedSelect(resource: ResourceDefinition): string {
  return `${formSelect(resource)},updated_at`;
}

/**
 * Reads a row for its form under the form's query key. A stale or invalidated cache entry is dropped first,
 * because no form starts from an old row.
 */
export function prefetchRow(
  client: QueryClient,
  { getOne }: Pick<DataProvider, 'getOne'>,
  resource: ResourceDefinition,
  id: number,
): Promise<unknown> {
  const { table } = resource;
  const meta = { select: versionedSelect(resource) };
  const queryKey = keys().data('default').resource(table).action('one').id(id).params(meta).get();
  client.removeQueries({
    queryKey,
    exact: true,
    type: 'inactive',
    predicate: ({ state }) =>
      state.isInvalidated || (state.data !== undefined && Date.now() - state.dataUpdatedAt > PREFETCHED_MS),
  });
  return client.query({
    queryKey,
    queryFn: () => getOne({ resource: table, id, meta }),
    staleTime: PREFETCHED_MS,
    gcTime: PREFETCHED_MS,
  });
}
