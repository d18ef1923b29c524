import type { CrudFilter, CrudSort, DataProvider, MetaQuery } from '@refinedev/core';
import type { Row } from '../../lib/row';

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
