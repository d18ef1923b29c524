import { beforeAll, expect, it } from 'vitest';
import { byRole, type Role, ROLES, useDatabase } from '../support/database-fixture';

const database = useDatabase();
/** The requests of each role at once: as many as a network's visitors have places. More would wait, and be refused after a while. */
const ROUNDS = 3;
/** How often so many ask together. */
const CROWDS = 5;
const VISIBLE = byRole({ visitor: 1, member: 1, writer: 3, admin: 3 });
const WRITERS: readonly Role[] = ['admin', 'secondStep', 'writer', 'writerSecondStep'];
/** Every role in turn, repeatedly. */
const crowd = Array.from({ length: ROUNDS }, () => ROLES).flat();

async function askTogether<Result>(ask: (role: Role, index: number) => Promise<Result>): Promise<Result[]> {
  const answers: Result[] = [];
  for (let count = 0; count < CROWDS; count += 1) answers.push(...(await Promise.all(crowd.map(ask))));
  return answers;
}
const ofEachCrowd = <Result>(expected: readonly Result[]) =>
  Array.from({ length: CROWDS }, () => expected).flat();

beforeAll(async () => {
  const { sql } = database;
  await sql`insert into announcements ${sql([
    { title: 'Taslak', published_at: null },
    { title: 'Zamanlanmış', published_at: '2099-01-01T00:00:00Z' },
    { title: 'Yayında', published_at: '2020-01-01T00:00:00Z' },
  ])}`;
});

it('concurrent requests each read what their own role may read, and no other user’s profile', async () => {
  const { as, userIds } = database;
  const found = await askTogether(async (role) => {
    const rows = await as[role].from('announcements').select('id');
    const profiles = await as[role].from('profiles').select('user_id');
    return [rows.data?.length, (profiles.data ?? []).map(({ user_id }) => user_id)];
  });
  const own = (role: Role) => (role === 'visitor' ? [] : [userIds[role]]);
  expect(found).toEqual(ofEachCrowd(crowd.map((role) => [VISIBLE[role], own(role)])));
});

it('concurrent requests never give an administrator’s right or name to another one', async () => {
  const { as, sql } = database;
  const codes = await askTogether(async (role, index) => {
    const { error } = await as[role].from('announcements').insert({ title: `${role} ${index}` });
    return error?.code ?? 'written';
  });
  const expected = crowd.map((role) => (WRITERS.includes(role) ? 'written' : '42501'));
  expect(codes).toEqual(ofEachCrowd(expected));
  const authors = await sql`
    select split_part(title, ' ', 1) as role, created_by, count(*)::int from announcements
    where created_by is not null group by 1, 2 order by 1`;
  expect(authors).toEqual([
    { role: 'admin', created_by: database.userIds.admin, count: CROWDS * ROUNDS },
    { role: 'secondStep', created_by: database.userIds.secondStep, count: CROWDS * ROUNDS },
    { role: 'writer', created_by: database.userIds.writer, count: CROWDS * ROUNDS },
    { role: 'writerSecondStep', created_by: database.userIds.writerSecondStep, count: CROWDS * ROUNDS },
  ]);
  await sql`delete from announcements where created_by is not null`;
});
