import type { CrudFilter, CrudSort, DataProvider, MetaQuery } from '@refinedev/core';
import type { Row } from '../../lib/row';

/** Below the thousand rows that hosted Supabase gives at most for one request. */
const PAGE_SIZE = 500;
/** No list of an association is longer; one that is would not fit into a browser's memory as one file either. */
const MAX_PAGES = 40;

interface RowsQuery {
  readonly resource: string;
  readonly filters: CrudFilter[];
  readonly sorters: CrudSort[];
  readonly meta: MetaQuery;
}

/** Takes a data provider and a query; gives all rows it means, read page by page. Throws what the provider throws. */
export async function allRows(provider: Pick<DataProvider, 'getList'>, query: RowsQuery): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await provider.getList<Row>({
      ...query,
      pagination: { currentPage: page, pageSize: PAGE_SIZE },
    });
    // A row that somebody moved meanwhile may come twice.
    for (const row of data) rows.set(row.id, row);
    if (data.length < PAGE_SIZE) break;
  }
  return [...rows.values()];
}
