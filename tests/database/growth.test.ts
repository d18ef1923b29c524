import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_READS, adminRequests } from '../fixtures/growth/admin-reads';
import { openTranslator, type Translator } from '../fixtures/growth/asked-sql';
import { explain } from '../fixtures/growth/explain';
import { growTables } from '../fixtures/growth/grow-tables';
import { PUBLIC_READS, publicRequests } from '../fixtures/growth/public-reads';
import type { Reader } from '../fixtures/growth/run-as';
import { useDatabase } from './support/database-fixture';

const ROWS = 10_000;
/** The most that the API gives at once (supabase/config.toml), and room for what a filter drops on the way. */
const MOST_ROWS_READ = 1500;

const database = useDatabase();
let translator: Translator;
beforeAll(async () => {
  await growTables(database.sql, ROWS);
  translator = openTranslator(database.backend.dbUrl);
});
afterAll(() => translator.close());

describe('with ten thousand rows, under row-level security, no table is read row by row, and no more rows than a page can hold', () => {
  test.each(PUBLIC_READS)('for a visitor: %s', async (read) => {
    await expectBounded('visitor', await publicRequests(read));
  });

  test.each(ADMIN_READS)('for an administrator: %s', async (read) => {
    await expectBounded({ userId: database.userIds.admin }, await adminRequests(read));
  });
});

test('a table that is read row by row would be noticed', async () => {
  const byTitle = { sql: 'select id from events order by title limit $1', parameters: [20] };
  const { scannedTables, mostRows } = await explain(database.sql, 'visitor', byTitle);
  expect(scannedTables).toEqual(['events']);
  expect(mostRows).toBe(ROWS);
});

async function expectBounded(reader: Reader, requests: readonly Request[]): Promise<void> {
  expect(requests).not.toEqual([]);
  for (const request of requests) {
    const statement = await translator.toStatement(request);
    const { scannedTables, mostRows, text } = await explain(database.sql, reader, statement);
    expect(scannedTables, text).toEqual([]);
    expect(mostRows, text).toBeLessThan(MOST_ROWS_READ);
  }
}
