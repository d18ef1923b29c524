import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseAccess } from '../../src/lib/database/database-access';
import { announcementsQuery, eventsQuery } from '../../src/pages/home/queries';
import { type Row, useDatabase } from './support/database-fixture';

const database = useDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Reads as the home page does for a visitor. */
async function titlesAtHome(table: 'announcements' | 'events'): Promise<string[]> {
  const { url, publishableKey } = database.backend;
  const access = createDatabaseAccess({ config: { apiUrl: url, publishableKey }, origin: url });
  const client = new QueryClient();
  const rows =
    table === 'events'
      ? await client.query(eventsQuery(access))
      : await client.query(announcementsQuery(access));
  return rows.map(({ title }) => title);
}

describe.each([
  ['announcements', (age: number): Row => ({ published_at: inDays(-age) })],
  [
    'events',
    (age: number): Row => ({
      ...{ starts_at: inDays(-age), slug: `gun-${age}` },
      published_at: inDays(-age),
    }),
  ],
] as const)('what is featured among the %s', (table, dated) => {
  const featured = { featured_home: true };

  beforeEach(async () => {
    const { sql, service } = database;
    await sql`delete from ${sql(table)}`;
    const rows = [
      { ...dated(9), ...featured, title: 'süresiz', featured_until: null },
      { ...dated(8), ...featured, title: 'yarına dek', featured_until: inDays(1) },
      { ...dated(7), ...featured, title: 'dün bitti', featured_until: inDays(-1) },
      { ...dated(6), title: 'öne çıkmayan', featured_home: false, featured_until: null },
    ];
    expect((await service.from(table).insert(rows)).error).toBeNull();
  });

  test('stands first until its time has run out; a blank time never runs out', async () => {
    expect(await titlesAtHome(table)).toEqual(['yarına dek', 'süresiz', 'öne çıkmayan', 'dün bitti']);
  });
});
