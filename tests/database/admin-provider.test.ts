import { beforeEach, expect, test } from 'vitest';
import { createDataProvider } from '../../admin/data/data-provider';
import type { Tables, TablesInsert } from '../../src/lib/database/database.types';
import { useDatabase, type Role } from './support/database-fixture';

type Announcement = Tables<'announcements'>;

const resource = 'announcements';
/** Characters that PostgREST cannot escape and that therefore match any character: a search for one alone finds every row. */
const ANY_ONE_CHARACTER = [',', '(', ')', '"', '*'];
const TYPED = String.raw`%_,()"\*`;

const database = useDatabase();
const providerOf = (role: Role) => createDataProvider(database.as[role]);
beforeEach(async () => {
  await database.sql`delete from announcements`;
});

test('a write that the policies refuse a member is an error, and the row is unchanged', async () => {
  const id = await insert({ title: 'Yayında', published_at: '2026-01-01T09:00:00Z' });
  const member = providerOf('member');
  const statusCode = expect.toSatisfy((status) => status === 403 || status === 404) as number;
  await expect(member.update({ resource, id, variables: { title: 'Ele geçti' } })).rejects.toMatchObject({
    statusCode,
  });
  await expect(member.deleteOne({ resource, id })).rejects.toMatchObject({ statusCode });
  await expect(member.create({ resource, variables: { title: 'Sahte' } })).rejects.toMatchObject({
    statusCode: 403,
  });
  expect([...(await database.sql`select title from announcements`)]).toEqual([{ title: 'Yayında' }]);
});

test.each([TYPED, ...Array.from(TYPED), 'ışık', 'a,title.eq.b'])(
  'a search for %s finds the rows that contain it',
  async (term) => {
    await insert({ title: `önce ${term} sonra` });
    await insert({ title: 'başka' });
    expect(await search(term, 'alone')).toContain(`önce ${term} sonra`);
    expect(await search(term, 'in or')).toContain(`önce ${term} sonra`);
    if (!ANY_ONE_CHARACTER.includes(term)) expect(await search(term, 'in or')).not.toContain('başka');
  },
);

async function search(value: string, where: 'alone' | 'in or'): Promise<string[]> {
  const contains = { field: 'title', operator: 'contains', value } as const;
  const other = { field: 'lead', operator: 'contains', value } as const;
  const { data } = await providerOf('admin').getList<Announcement>({
    resource,
    filters: where === 'alone' ? [contains] : [{ operator: 'or', value: [contains, other] }],
  });
  return data.map(({ title }) => title);
}

async function insert(row: TablesInsert<'announcements'>): Promise<number> {
  const { data } = await providerOf('admin').create<Announcement>({ resource, variables: row });
  return data.id;
}
