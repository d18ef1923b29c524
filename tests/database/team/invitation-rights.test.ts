import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();

beforeEach(async () => {
  await database.sql`truncate private.history, private.invitation_attempts`;
});

async function begin(inviter: string, email: string): Promise<Row | undefined> {
  const { data } = await database.service.rpc('begin_invitation', { inviter, email }).throwOnError();
  return (data as Row[])[0];
}

const complete = (inviter: string, invited: string, act: string, full_name: string | null = null) =>
  database.service.rpc('complete_invitation', { inviter, invited, act, full_name, role: 'administrator' });

it('an inviter whose right was taken away begins and completes nothing', async () => {
  const { service, userIds } = database;
  const inviter = userIds.member;
  const begun = await service.rpc('begin_invitation', { inviter, email: 'yeni@uye.example' });
  expect(begun.error?.code).toBe('42501');
  expect((await complete(inviter, userIds.member, 'grant')).error?.code).toBe('42501');
});

describe('begin_invitation()', () => {
  it('tells what account an address has, in any spelling', async () => {
    const { sql, userIds } = database;
    const [never] = await sql<{ id: string }[]>`
      insert into auth.users (id, email, invited_at) values (gen_random_uuid(), 'gelmeyen@uye.example', now()) returning id`;
    const found = async (email: string) => {
      const { user_id, state, has_password } = (await begin(userIds.admin, email)) ?? {};
      return [user_id, state, has_password];
    };
    expect(await found('Uye@Uye.example')).toEqual([userIds.member, 'member', true]);
    expect(await found('iki-adimli@uye.example')).toEqual([userIds.firstStep, 'administrator', true]);
    expect(await found('yazar@uye.example')).toEqual([userIds.writer, 'writer', true]);
    expect(await found('gelmeyen@uye.example')).toEqual([never?.id, 'never_came', false]);
    await sql`update profiles set is_admin = true where user_id = ${never?.id ?? ''}`;
    expect(await found('gelmeyen@uye.example')).toEqual([never?.id, 'never_came', false]);
    expect(await found('kimse@uye.example')).toEqual([null, 'unknown', false]);
    await sql`delete from auth.users where id = ${never?.id ?? ''}`;
  });

  it('refuses what is no address', async () => {
    const { service, userIds } = database;
    for (const email of ['', 'kimse', 'a@b', 'a b@c.example', 'a@b.example,c@d.example', '"<img>"@x.test']) {
      const { error } = await service.rpc('begin_invitation', { inviter: userIds.admin, email });
      expect(error?.code, email).toBe('22023');
    }
  });

  it('stops an administrator after ten attempts in an hour, and says how long', async () => {
    const { sql, userIds } = database;
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => begin(userIds.admin, `kisi-${index}@uye.example`)),
    );
    expect(attempts.filter((attempt) => attempt?.state === 'too_many')).toHaveLength(2);
    expect((await begin(userIds.firstStep, 'kisi@uye.example'))?.state).toBe('unknown');
    const wait = Number((await begin(userIds.admin, 'kisi@uye.example'))?.retry_after);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    await sql`update private.invitation_attempts set attempted_at = attempted_at - interval '1 hour'`;
    expect((await begin(userIds.admin, 'kisi@uye.example'))?.state).toBe('unknown');
  });
});

describe('complete_invitation()', () => {
  it('gives right and name, and notes who invited', async () => {
    const { userIds, signUp } = database;
    const { userId, client } = await signUp('davetli');
    expect((await complete(userIds.admin, userId, 'grant', ' Mehmet Kaya ')).error).toBeNull();
    expect((await client.rpc('is_admin', {})).data).toBe(true);
    expect((await complete(userIds.admin, userId, 'invite_again', 'Başka Ad')).error).toBeNull();
    const { data } = await database.as.admin.rpc('recent_changes', {});
    const acts = (data as Row[]).map(({ operation, title, person }) => [operation, title, person]);
    expect(acts).toEqual([
      ['invite_again', 'Mehmet Kaya', 'Site Yöneticisi'],
      ['grant', 'Mehmet Kaya', 'Site Yöneticisi'],
    ]);
  });

  it('gives a writer’s role, and takes an administrator’s from nobody who has come', async () => {
    const { userIds, signUp, service } = database;
    const { userId, client } = await signUp('davetli-yazar');
    const invite = (invited: string, role: string) =>
      service.rpc('complete_invitation', { inviter: userIds.admin, invited, act: 'grant', role });
    const ownRole = async () => (await client.rpc('own_role', {})).data;
    expect((await invite(userId, 'writer')).error).toBeNull();
    expect(await ownRole()).toBe('writer');
    expect((await invite(userId, 'administrator')).error).toBeNull();
    expect(await ownRole()).toBe('administrator');
    expect((await invite(userId, 'writer')).error?.code).toBe('PT409');
    expect((await invite(userId, 'owner')).error?.code).toBe('22023');
    expect(await ownRole()).toBe('administrator');
  });
});
