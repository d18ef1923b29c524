import { keys, type CrudFilter, type CrudSort, type DataProvider, type MetaQuery } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Row } from '../../lib/row';
import { PREFETCHED_MS } from '../../lib/prefetch-lifetime';
import { formSelect } from '../../schema/derive-select';
import type { ResourceDefinition } from '../../schema/types';

/** The select list of a form: its fields and the version. */
export function versionedSelect(resource: ResourceDefinition): string {
  return `${formSelect(resource)},updated_at`;
}

/** Reads a row for its form under the form's query key. */
export function prefetchRow(
  client: QueryClient,
  { getOne }: Pick<DataProvider, 'getOne'>,
  resource: ResourceDefinition,
  id: number,
): Promise<unknown> {
  const { table } = resource;
  const meta = { select: versionedSelect(resource) };
  return client.query({
    queryKey: keys().data('default').resource(table).action('one').id(id).params(meta).get(),
    queryFn: () => getOne({ resource: table, id, meta }),
    staleTime: PREFETCHED_MS,
    gcTime: PREFETCHED_MS,
  });
}

/** Below the 1000 rows that hosted Supabase returns per request by default. */
const PAGE_SIZE = 500;
/** 20,000 rows. No association's list is longer, and a longer one would not fit into memory as one file. */
const MAX_PAGES = 40;

interface RowsQuery {
  readonly resource: string;
  readonly filters: CrudFilter[];
  readonly sorters: CrudSort[];
  readonly meta: MetaQuery;
}

/** Reads all rows of a query page by page. Throws what the provider throws. */
export async function readAllRows(provider: Pick<DataProvider, 'getList'>, query: RowsQuery): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await provider.getList<Row>({
      ...query,
      pagination: { currentPage: page, pageSize: PAGE_SIZE },
    });
    // A row that moved to another page meanwhile would come twice.
    for (const row of data) rows.set(row.id, row);
    if (data.length < PAGE_SIZE) break;
  }
  return [...rows.values()];
}
