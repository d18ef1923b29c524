import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../lib/database/database-access';
import type { PublicDatabase } from '../lib/database/public-database';

/** Makes the options of a query that reads the tables as a visitor. */
export function databaseQuery<Data>(
  access: DatabaseAccess,
  queryKey: readonly unknown[],
  read: (database: PublicDatabase, signal: AbortSignal) => Promise<Data>,
) {
  return queryOptions({ queryKey, queryFn: async ({ signal }) => read(await access.open(), signal) });
}
