import { keys, type DataProvider, type GetListParams } from '@refinedev/core';
import { PREFETCHED_MS } from '../../lib/prefetch-lifetime';
import { formSelect } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';

/** The select list of a form: its fields and the version. */
export function versionedSelect(resource: ResourceDefinition): string {
  return `${formSelect(resource)},updated_at`;
}

/** Reads a row as its form does. Throws what the provider throws. */
export async function readRow(
  { getOne }: Pick<DataProvider, 'getOne'>,
  resource: ResourceDefinition,
  id: number,
): Promise<Row> {
  const meta = { select: versionedSelect(resource) };
  return (await getOne<Row>({ resource: resource.table, id, meta })).data;
}

/** The query that a row's form makes, for prefetching. */
export function rowQuery({ getOne }: Pick<DataProvider, 'getOne'>, resource: ResourceDefinition, id: number) {
  const { table } = resource;
  const meta = { select: versionedSelect(resource) };
  return {
    queryKey: keys().data('default').resource(table).action('one').id(id).params(meta).get(),
    queryFn: () => getOne({ resource: table, id, meta }),
    staleTime: PREFETCHED_MS,
    gcTime: PREFETCHED_MS,
  };
}

/** Below the 1000 rows that hosted Supabase returns per request by default. */
const PAGE_SIZE = 500;
/** 20,000 rows. No association's list is longer, and a longer one would not fit into memory as one file. */
const MAX_PAGES = 40;

/** Reads all rows of a query page by page. Throws what the provider throws. */
export async function readAllRows(
  { getList }: Pick<DataProvider, 'getList'>,
  query: Omit<GetListParams, 'pagination'>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let currentPage = 1; currentPage <= MAX_PAGES; currentPage += 1) {
    const { data } = await getList<Row>({ ...query, pagination: { currentPage, pageSize: PAGE_SIZE } });
    // A row that moved to another page meanwhile would come twice.
    for (const row of data) rows.set(row.id, row);
    if (data.length < PAGE_SIZE) break;
  }
  return [...rows.values()];
}
