import { beforeEach, expect, test } from 'vitest';
import { createSupabaseGateway } from '../../admin/providers/supabase-gateway';
import { createAuthProvider } from '../../admin/providers/auth-provider';
import { createDataProvider } from '../../admin/providers/data-provider';
import type { Tables, TablesInsert } from '../../src/lib/database/database.types';
import { useDatabase, type Role } from './support/database-fixture';

type Announcement = Tables<'announcements'>;

const resource = 'announcements';
/** Characters that PostgREST cannot escape and that therefore match any character: a search for one alone finds every row. */
const ANY_ONE_CHARACTER = [',', '(', ')', '"', '*'];
const TYPED = String.raw`%_,()"\*`;

const database = useDatabase();
const providerOf = (role: Role) => createDataProvider(database.as[role]);
const authOf = (role: Role) => {
  const client = database.as[role];
  return createAuthProvider(
    client,
    createSupabaseGateway(client, () => undefined),
    providerOf(role),
  );
};

beforeEach(async () => {
  await database.sql`delete from announcements`;
});

test('an administrator creates, changes, reads and deletes a row', async () => {
  const admin = providerOf('admin');
  const { data: created } = await admin.create<Announcement>({
    resource,
    variables: { title: 'Genel kurul' },
  });
  expect(created).toMatchObject({ title: 'Genel kurul', published_at: null });
  const { id } = created;
  expect((await admin.update({ resource, id, variables: { title: 'Yeni' } })).data).toMatchObject({
    id,
    title: 'Yeni',
  });
  expect((await admin.getOne({ resource, id })).data).toMatchObject({ title: 'Yeni' });
  expect((await admin.deleteOne({ resource, id })).data).toMatchObject({ id });
  await expect(admin.getOne({ resource, id })).rejects.toMatchObject({ statusCode: 404 });
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

test('the newest publication comes first, drafts last', async () => {
  await insert({ title: 'taslak' });
  await insert({ title: 'eski', published_at: '2025-01-01T09:00:00Z' });
  await insert({ title: 'yeni', published_at: '2026-01-01T09:00:00Z' });
  const sorters = [{ field: 'published_at', order: 'desc' as const }];
  const { data, total } = await providerOf('admin').getList<Announcement>({ resource, sorters });
  expect(data.map(({ title }) => title)).toEqual(['yeni', 'eski', 'taslak']);
  expect(total).toBe(3);
});

test('titles follow the Turkish alphabet', async () => {
  const alphabetic = ['Can', 'Çınar', 'Demir', 'Irmak', 'İpek', 'Oya', 'Özge', 'Su', 'Şule', 'Ümit'];
  for (const title of alphabetic.toReversed()) await insert({ title });
  const sorters = [{ field: 'title', order: 'asc' as const }];
  const { data } = await providerOf('admin').getList<Announcement>({ resource, sorters });
  expect(data.map(({ title }) => title)).toEqual(alphabetic);
});

test('a page beyond the last row is empty, not an error, and says how many rows there are', async () => {
  await insert({ title: 'tek' });
  const pagination = { currentPage: 4, pageSize: 10 };
  expect(await providerOf('admin').getList({ resource, pagination })).toEqual({ data: [], total: 1 });
});

test.each([TYPED, ...Array.from(TYPED), 'ışık', 'IŞIK', 'a,title.eq.b'])(
  'a search for %s finds the rows that contain it',
  async (term) => {
    await insert({ title: `önce ${term} sonra` });
    await insert({ title: 'başka' });
    expect(await search(term, 'alone')).toContain(`önce ${term} sonra`);
    expect(await search(term, 'in or')).toContain(`önce ${term} sonra`);
    if (!ANY_ONE_CHARACTER.includes(term)) expect(await search(term, 'in or')).not.toContain('başka');
  },
);

test('a broken constraint is reported with its field', async () => {
  const admin = providerOf('admin');
  await expect(admin.create({ resource, variables: { title: '' } })).rejects.toMatchObject({
    statusCode: 400,
    errors: { title: 'Bu alan boş bırakılamaz.' },
  });
  await expect(admin.create({ resource, variables: { title: 'x'.repeat(201) } })).rejects.toMatchObject({
    errors: { title: 'Metin çok uzun.' },
  });
});

test('the database says who is an administrator', async () => {
  for (const [role, access] of [
    ['visitor', 'visitor'],
    ['member', 'member'],
    ['admin', 'admin'],
  ] as const) {
    expect(await authOf(role).getPermissions()).toBe(access);
  }
});

test('a wrong password gets a Turkish sentence', async () => {
  const { error } = await authOf('visitor').login({ email: 'uye@uye.example', password: 'yanlis-parola' });
  expect(error?.message).toBe('E-posta adresi veya parola hatalı.');
});

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
