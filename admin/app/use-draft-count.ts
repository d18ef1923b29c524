import { useList } from '@refinedev/core';
import type { ResourceDefinition } from '../schema/types';

/** How many rows of a resource are still drafts; undefined for a resource without a publish field, or while unknown. */
export function useDraftCount({ table, fields }: ResourceDefinition): number | undefined {
  const publishField = fields.find(({ kind }) => kind === 'publish')?.name;
  const { result, query } = useList({
    resource: table,
    filters: publishField ? [{ field: publishField, operator: 'null', value: null }] : [],
    pagination: { pageSize: 1 },
    queryOptions: { enabled: publishField !== undefined },
    // The list screen beside it tells of the same failure.
    errorNotification: false,
  });
  return query.isSuccess ? result.total : undefined;
}
