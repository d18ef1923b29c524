import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, ROLES, useDatabase } from '../support/database-fixture';
import { pipeline } from '../support/pipeline';

const database = useDatabase();
const ROUNDS = 40;
const VISIBLE: Record<Role, number> = { visitor: 1, member: 1, admin: 3, firstStep: 1, secondStep: 3 };
const WRITERS: readonly Role[] = ['admin', 'secondStep'];
const PROFILES: Record<Role, number> = { visitor: 0, member: 1, admin: 1, firstStep: 1, secondStep: 1 };

beforeAll(async () => {
  const { sql } = database;
  await sql`insert into announcements ${sql([
    { title: 'Taslak', published_at: null },
    { title: 'Zamanlanmış', published_at: '2099-01-01T00:00:00Z' },
    { title: 'Yayında', published_at: '2020-01-01T00:00:00Z' },
  ])}`;
});

/** Every role in turn, repeatedly. */
const crowd = Array.from({ length: ROUNDS }, () => ROLES).flat();

describe('concurrent requests', () => {
  it('each read what their own role may read', async () => {
    const counts = await Promise.all(
      crowd.map(async (role) => (await database.as[role].from('announcements').select('id')).data?.length),
    );
    expect(counts).toEqual(crowd.map((role) => VISIBLE[role]));
  });

  it('never read another user’s profile', async () => {
    const owners = await Promise.all(
      crowd.map(async (role) => {
        const { data } = await database.as[role].from('profiles').select('user_id');
        return (data ?? []).map(({ user_id }) => user_id);
      }),
    );
    const own = (role: Role) => (role === 'visitor' ? [] : [database.userIds[role]]);
    expect(owners).toEqual(crowd.map(own));
  });

  it('never give an administrator’s right to another request', async () => {
    const codes = await Promise.all(
      crowd.map(async (role, index) => {
        const row = { title: `${role} ${index}`, date: '2026-05-01' };
        return (await database.as[role].from('calendar').insert(row)).error?.code ?? 'written';
      }),
    );
    expect(codes).toEqual(crowd.map((role) => (WRITERS.includes(role) ? 'written' : '42501')));
    const [row] = await database.sql`
      select count(*)::int as total, count(*) filter (where title ~ '^(admin|secondStep) ')::int as theirs from calendar`;
    expect(row).toEqual({ total: 2 * ROUNDS, theirs: 2 * ROUNDS });
  });

  it('stamp each announcement with its own author', async () => {
    const { signUp, sql, service } = database;
    const second = await signUp('ikinci-yonetici');
    await service.from('profiles').update({ is_admin: true }).eq('user_id', second.userId);
    const first = { client: database.as.admin, userId: database.userIds.admin };
    await Promise.all(
      Array.from({ length: ROUNDS }, async (_, index) => {
        const { client, userId } = index % 2 ? first : second;
        const { error } = await client.from('announcements').insert({ title: `yazan ${userId}` });
        expect(error).toBeNull();
      }),
    );
    const mixed = await sql`
      select title from announcements where title like 'yazan %' and title <> 'yazan ' || created_by`;
    expect(mixed).toEqual([]);
  });
});

describe('requests pipelined on one connection', () => {
  it.each([
    ['announcements', VISIBLE],
    ['profiles', PROFILES],
  ] as const)('each read what their own role may read of %s', async (table, expected) => {
    const headers = {} as Record<Role, Record<string, string>>;
    for (const role of ROLES) headers[role] = await requestHeaders(role);
    const column = table === 'profiles' ? 'user_id' : 'title';
    const filter = table === 'profiles' ? '' : '&title=not.like.yazan*';
    const answers = await pipeline(
      database.backend.url,
      crowd.map((role) => ({ path: `/rest/v1/${table}?select=${column}${filter}`, headers: headers[role] })),
    );
    expect(answers.map((rows) => (Array.isArray(rows) ? rows.length : 0))).toEqual(
      crowd.map((role) => expected[role]),
    );
  });
});

async function requestHeaders(role: Role): Promise<Record<string, string>> {
  const { backend, as } = database;
  const { data } = await as[role].auth.getSession();
  const token = data.session?.access_token;
  return { apikey: backend.publishableKey, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}
