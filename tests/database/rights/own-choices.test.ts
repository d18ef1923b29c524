import { beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
const choose = (row: { guide?: string; text_size?: number }) =>
  database.as.admin.from('own_choices').upsert(row, { onConflict: 'owner' }).select('guide, text_size');

beforeEach(async () => {
  await database.sql`delete from own_choices`;
});

it('what somebody chose is theirs on every device, read, changed and deleted by them alone', async () => {
  expect((await choose({ guide: 'draft', text_size: 115 })).error).toBeNull();
  expect((await choose({ guide: 'draft preview', text_size: 130 })).error).toBeNull();
  const read = (role: 'admin' | 'secondStep') =>
    database.as[role].from('own_choices').select('guide, text_size');
  expect((await read('admin')).data).toEqual([{ guide: 'draft preview', text_size: 130 }]);
  expect((await read('secondStep')).data).toEqual([]);
  await database.as.secondStep.from('own_choices').delete().gte('text_size', 0);
  expect((await read('admin')).data).toHaveLength(1);
  await database.as.admin.from('own_choices').delete().gte('text_size', 0);
  expect((await read('admin')).data).toEqual([]);
});

it.each([
  ['a size that is not offered', { text_size: 200 }],
  ['a guide that is no list of steps', { guide: 'x'.repeat(201) }],
])('%s is refused', async (_, row) => {
  expect((await choose(row)).error?.code).toBe('23514');
});

it('nobody chooses for somebody else', async () => {
  const owner = '3d5b0f55-64b5-4a0e-9c41-1c1b8b6f8a01';
  const { error } = await database.as.admin.from('own_choices').insert({ owner, text_size: 115 });
  expect(error?.code).toBe('42501');
});

it('goes with the account, and is in no history', async () => {
  const { sql } = database;
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email) values (gen_random_uuid(), 'giden@uye.example') returning id`;
  await sql`insert into own_choices (owner, text_size) values (${String(user?.id)}, 115)`;
  await sql`delete from auth.users where id = ${String(user?.id)}`;
  expect(await sql`select from own_choices`).toHaveLength(0);
  expect(await sql`select from private.history where table_name = 'own_choices'`).toHaveLength(0);
});
