import { keys, type DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../schema/types';
import { versionedSelect } from './use-conflict-step';

/** A row that was read before its form was opened waits for it so long. */
const PREFETCHED_MS = 10_000;

/**
 * Reads a row for its form, under the key that the form will ask by. What was read too long ago or written since is forgotten first:
 * no form starts from an old row.
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
