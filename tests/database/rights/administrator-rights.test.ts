import { randomUUID } from 'node:crypto';
import type { ReservedSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { addAdministrator, attempt, inTransaction } from '../support/hosted-roles';
import { addFactor, type Claims } from '../support/second-step';

const database = useDatabase();

/** Runs a test as a new administrator, and keeps nothing of it. */
async function asAdministrator(
  work: (sql: ReservedSql, admin: Claims, write: (claims?: Claims) => Promise<string>) => Promise<void>,
): Promise<void> {
  await inTransaction(database.backend.dbUrl, async (sql) => {
    const admin = await addAdministrator(sql, 'yeni-yonetici');
    const insert = () =>
      sql`insert into calendar (title, date) values ('Deneme', '2026-05-01') returning public.is_admin()`;
    const write = async (claims = admin) => (await attempt(sql, claims, insert)).outcome;
    expect(await write()).toBe('allowed');
    await work(sql, admin, write);
  });
}

describe('an administrator’s rights', () => {
  it('end with the session, although the token lives on', () =>
    asAdministrator(async (sql, { session_id: id = '' }, write) => {
      await sql`delete from auth.sessions where id = ${id}`;
      expect(await write()).toBe('refused');
    }));

  it('end 30 days after the session began, however often it was used', () =>
    asAdministrator(async (sql, { session_id: id = '' }, write) => {
      const begin = (age: string) => sql`
        update auth.sessions set created_at = now() - ${age}::interval, refreshed_at = now() at time zone 'utc'
        where id = ${id}`;
      await begin('29 days 23 hours');
      expect(await write()).toBe('allowed');
      await begin('30 days');
      expect(await write()).toBe('refused');
    }));

  it('need the user’s own session', () =>
    asAdministrator(async (sql, admin, write) => {
      const other = await addAdministrator(sql, 'baska-yonetici');
      for (const session_id of [other.session_id ?? '', randomUUID(), ''])
        expect(await write({ ...admin, aal: 'aal2', session_id })).toBe('refused');
      const { sub = '', role = '' } = admin;
      expect(await write({ sub, role, aal: 'aal2' })).toBe('refused');
    }));

  it.each(['totp', 'phone', 'webauthn'] as const)(
    'need the second step as soon as one of the kind %s is set up, but not for an incomplete setup',
    (kind) =>
      asAdministrator(async (sql, admin, write) => {
        await addFactor(sql, String(admin.sub), 'unverified', kind);
        expect(await write()).toBe('allowed');
        await sql`update auth.mfa_factors set status = 'verified' where user_id = ${String(admin.sub)}`;
        const { sub = '', role = '', session_id = '' } = admin;
        expect(await write({ sub, role, session_id })).toBe('refused');
        expect(await write()).toBe('refused');
        expect(await write({ ...admin, aal: 'aal2' })).toBe('allowed');
      }),
  );

  it('are granted and revoked by the service role, with immediate effect', async () => {
    const { client, userId } = await database.signUp('merakli');
    const appoint = async (is_admin: boolean) => {
      const profile = database.service.from('profiles').update({ is_admin }).eq('user_id', userId);
      return (await profile.select('is_admin')).data;
    };
    const write = () => client.from('calendar').insert({ title: 'Deneme', date: '2026-05-01' });
    expect(await appoint(true)).toEqual([{ is_admin: true }]);
    expect((await write()).error).toBeNull();
    expect(await appoint(false)).toEqual([{ is_admin: false }]);
    expect((await write()).error?.code).toBe('42501');
  });

  it('are not gained or given by writing a profile, one’s own or another’s', async () => {
    const { as, userIds, sql } = database;
    const right = { is_admin: true };
    for (const user_id of [userIds.member, userIds.admin])
      for (const client of [as.member, as.admin]) {
        const profiles = () => client.from('profiles');
        expect((await profiles().update(right).eq('user_id', user_id)).error?.code).toBe('42501');
        expect((await profiles().upsert({ user_id, ...right })).error?.code).toBe('42501');
      }
    expect(await sql`select is_admin from profiles where user_id = ${userIds.member}`).toEqual([
      { is_admin: false },
    ]);
  });
});

describe('a profile', () => {
  it('comes and goes with its user; its name comes from the user’s metadata, but never a right', async () => {
    const { sql } = database;
    const metadata = { full_name: '  Defne Yıldız  ', is_admin: true, role: 'admin' };
    const [user] = await sql`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'defne@uye.example', ${sql.json(metadata)}) returning id`;
    const read = () => sql`select full_name, is_admin from profiles where user_id = ${user?.id as string}`;
    expect(await read()).toEqual([{ full_name: 'Defne Yıldız', is_admin: false }]);
    await sql`delete from auth.users where id = ${user?.id as string}`;
    expect(await read()).toEqual([]);
  });

  it('is read by its own user', async () => {
    const { as, userIds } = database;
    const { data } = await as.member.from('profiles').select('user_id,is_admin');
    expect(data).toEqual([{ user_id: userIds.member, is_admin: false }]);
  });
});
