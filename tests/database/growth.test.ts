import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataProvider } from '../../admin/data/data-provider';
import { ADMIN_READS, adminRequests } from '../fixtures/growth/admin-reads';
import { openTranslator, type Translator } from '../fixtures/growth/request-sql';
import { explain } from '../fixtures/growth/explain';
import { growTables } from '../fixtures/growth/grow-tables';
import { PUBLIC_READS, publicRequests } from '../fixtures/growth/public-reads';
import type { Reader } from '../fixtures/growth/run-as';
import { useDatabase } from './support/database-fixture';

const ROWS = 10_000;
/** The API's maximum (supabase/config.toml), with room for rows that a filter drops. */
const MOST_ROWS_READ = 2000;
/** A page of the back office's lists, with room for the rows that a sort takes ahead. */
const MOST_ROWS_OF_A_PAGE = 50;
/** Up to this number, rows are counted exactly. */
const COUNTED_ROWS = 1000;

const database = useDatabase();
let translator: Translator;
beforeAll(async () => {
  await growTables(database.sql, ROWS);
  translator = openTranslator(database.backend.dbUrl);
});
afterAll(() => translator.close());

describe('with ten thousand rows under row-level security there is no sequential scan, and no step reads more rows than a page can have', () => {
  test.each(PUBLIC_READS)('for a visitor: %s', async (read) => {
    await expectBounded('visitor', await publicRequests(read));
  });

  test.each(ADMIN_READS)('for an administrator: %s', async (read) => {
    await expectBounded({ userId: database.userIds.admin }, await adminRequests(read));
  });
});

test.each(['announcements', 'events', 'alumni_news', 'member_perks'])(
  'the few scheduled rows are found in an index, without the others: %s',
  async (table) => {
    await expectBounded(
      { userId: database.userIds.admin },
      await adminRequests(`${table}: scheduled`),
      MOST_ROWS_OF_A_PAGE,
    );
  },
);

describe('the number of a list’s rows', () => {
  const upTo = (id: number) => [{ field: 'id', operator: 'lte' as const, value: id }];

  const listOf = (resource: string, filters: ReturnType<typeof upTo> = []) =>
    createDataProvider(database.as.admin).getList({
      resource,
      filters,
      sorters: [{ field: 'id', order: 'asc' }],
      pagination: { currentPage: 1, pageSize: 20 },
      meta: { select: 'id' },
    });

  test.each([3, COUNTED_ROWS])('a list of %i rows is counted exactly', async (rows) => {
    // PostgreSQL's estimate of few rows is wrong.
    expect((await listOf('announcements', upTo(rows))).total).toBe(rows);
  });

  test('a longer list is estimated, and never below the known number', async () => {
    const { data, total } = await listOf('announcements');
    expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 1 + index));
    expect(total).toBeGreaterThan(COUNTED_ROWS);
    expect(total).toBeLessThanOrEqual(ROWS);
  });
});

async function expectBounded(
  reader: Reader,
  requests: readonly Request[],
  mostRowsRead = MOST_ROWS_READ,
): Promise<void> {
  expect(requests).not.toEqual([]);
  for (const request of requests) {
    const statement = await translator.toStatement(request);
    const { scannedTables, mostRows, text } = await explain(database.sql, reader, statement);
    expect(scannedTables, text).toEqual([]);
    expect(mostRows, text).toBeLessThan(mostRowsRead);
  }
}
