import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, useDatabase } from '../support/database-fixture';

const database = useDatabase();

const HOUR_MS = 3_600_000;
const IN_AN_HOUR = new Date(Date.now() + HOUR_MS).toISOString();
const AN_HOUR_AGO = new Date(Date.now() - HOUR_MS).toISOString();
const VISIBLE = {
  visitor: ['Yayında'],
  member: ['Yayında'],
  admin: ['Taslak', 'Yayında', 'Zamanlanmış'],
  firstStep: ['Yayında'],
  secondStep: ['Taslak', 'Yayında', 'Zamanlanmış'],
};

describe('drafts and scheduled announcements', () => {
  beforeAll(async () => {
    await database.sql`insert into announcements ${database.sql([
      { title: 'Taslak', published_at: null },
      { title: 'Zamanlanmış', published_at: IN_AN_HOUR },
      { title: 'Yayında', published_at: AN_HOUR_AGO },
    ])}`;
  });

  it.each(ROLES)('are listed for administrators only: %s', async (role) => {
    const { data } = await database.as[role].from('announcements').select('title').order('title');
    expect(data?.map(({ title }) => title)).toEqual(VISIBLE[role]);
  });

  it.each(ROLES)('are counted for administrators only: %s', async (role) => {
    const { count } = await database.as[role]
      .from('announcements')
      .select('id', { count: 'exact', head: true });
    expect(count).toBe(VISIBLE[role].length);
  });

  it.each(['visitor', 'member', 'firstStep'] as const)('are not readable by their id: %s', async (role) => {
    const announcements = () => database.as[role].from('announcements').select('id');
    expect((await announcements().is('published_at', null)).data).toEqual([]);
    expect((await announcements().gt('published_at', new Date().toISOString())).data).toEqual([]);
    expect((await announcements().or('title.eq.Taslak,title.eq.Zamanlanmış')).data).toEqual([]);
  });

  it('become visible at their time', async () => {
    const { sql, as } = database;
    const soon = new Date(Date.now() + 1500).toISOString();
    await sql`insert into announcements ${sql({ title: 'Birazdan', published_at: soon })}`;
    const isVisible = async () =>
      (await as.visitor.from('announcements').select('id').eq('title', 'Birazdan')).data?.length === 1;
    expect(await isVisible()).toBe(false);
    await expect.poll(isVisible, { timeout: 10_000 }).toBe(true);
  });
});

describe('the author of an announcement', () => {
  it('is the session’s user, whatever the client sends', async () => {
    const { as, userIds } = database;
    const { data } = await as.admin
      .from('announcements')
      .insert({ title: 'Kimin?', created_by: userIds.member })
      .select('created_by')
      .single();
    expect(data?.created_by).toBe(userIds.admin);
  });

  it('cannot be changed afterwards', async () => {
    const { as, userIds } = database;
    const announcements = as.admin.from('announcements');
    const { data } = await announcements.insert({ title: 'Değişmez' }).select('id').single();
    const { data: changed } = await announcements
      .update({ title: 'Değişmez, gerçekten', created_by: userIds.member })
      .eq('id', data?.id as number)
      .select('title,created_by')
      .single();
    expect(changed).toEqual({ title: 'Değişmez, gerçekten', created_by: userIds.admin });
  });

  it('is hidden from visitors, who may read all other columns', async () => {
    const { error } = await database.as.visitor.from('announcements').select('*').limit(1);
    expect(error).toBeNull();
    const profiles = await database.as.visitor
      .from('profiles')
      .select('*')
      .eq('user_id', database.userIds.admin);
    expect(profiles.data ?? []).toEqual([]);
  });

  it('can be deleted: the announcement stays without an author', async () => {
    const { sql, signUp } = database;
    const { userId } = await signUp('ayrilan');
    const [row] = await sql`
      insert into announcements ${sql({ title: 'Kalan', created_by: userId })} returning id, created_by`;
    expect(row?.created_by).toBe(userId);
    await sql`delete from auth.users where id = ${userId}`;
    expect(await sql`select created_by from announcements where title = 'Kalan'`).toMatchObject([
      { created_by: null },
    ]);
  });
});
