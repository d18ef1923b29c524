import { keys, useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ResourceDefinition } from '../schema/types';
import { versionedSelect } from './use-conflict-step';

/** A row that was asked for waits so long for its form. */
const WAITING_MS = 10_000;

/**
 * Gives what asks for a row at the click, while the form that will show it is still being put together; the form then finds the same
 * question under way. What an earlier form read is forgotten: none starts from an old row.
 */
export function useRowAhead(resource: ResourceDefinition): (id: number) => void {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  return (id) => {
    const { table } = resource;
    const meta = { select: versionedSelect(resource) };
    const queryKey = keys().data('default').resource(table).action('one').id(id).params(meta).get();
    const queryFn = () => dataProvider().getOne({ resource: table, id, meta });
    client.removeQueries({ queryKey, exact: true });
    // Should it fail, the form says so, and asks again.
    client.query({ queryKey, queryFn, retry: false, gcTime: WAITING_MS }).catch(() => undefined);
  };
}
