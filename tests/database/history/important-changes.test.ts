import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Row, useDatabase } from '../support/database-fixture';
import { addFactor } from '../support/second-step';
import { startTestBackend } from '../../fixtures/backend';
import { waitUntil } from '../../fixtures/wait-until';

const database = useDatabase();
const { administrator } = useAccounts(database);

beforeEach(() => database.sql`truncate private.history, private.important_changes, private.seen_changes`);

async function shown(): Promise<Row[]> {
  const { data } = await database.as.admin.rpc('important_changes', {});
  const told = ({ kind, subject, before, after, person }: Row) => ({ kind, subject, before, after, person });
  return (data as Row[]).map(told);
}

/** A new administrator called Mehmet Kaya, whose appointment is cleared away. */
async function mehmet() {
  const { sql } = database;
  const account = await administrator();
  await sql`update profiles set full_name = 'Mehmet Kaya' where user_id = ${account.userId}`;
  const [user] = await sql`select email from auth.users where id = ${account.userId}`;
  const email = String(user?.email);
  await sql`truncate private.important_changes, private.seen_changes`;
  return { ...account, email, name: `Mehmet Kaya (${email})` };
}

describe('the administrators', () => {
  it('that the command line appoints and removes show as the server’s doing', async () => {
    const { sql } = database;
    const { userId } = await administrator();
    await sql`update profiles set is_admin = false where user_id = ${userId}`;
    const [removed, added] = await shown();
    expect(added).toMatchObject({ kind: 'administrator', before: null, person: null });
    expect(added?.after).toMatch(/@uye\.example/);
    expect(removed).toEqual({ ...added, before: added?.after, after: null });
  });

  it('that somebody invites show with the inviter, also with the secret key’s help', async () => {
    const { as, userIds } = database;
    const { userId: invited } = await database.signUp(`davetli-${randomUUID()}`);
    const invitation = { inviter: userIds.admin, invited, act: 'grant', role: 'administrator' };
    await database.service.rpc('complete_invitation', invitation);
    await as.admin.rpc('remove_member', { removed: invited });
    const person = expect.stringContaining('Site Yöneticisi (') as string;
    expect(await shown()).toMatchObject([
      { kind: 'administrator', after: null, person },
      { kind: 'administrator', before: null, person },
    ]);
  });
});

describe('the writers', () => {
  it('that somebody invites, promotes and removes show with their role before and after, and with who did it', async () => {
    const { as, userIds } = database;
    const { userId: person } = await database.signUp(`yazar-${randomUUID()}`);
    const invitation = { inviter: userIds.admin, invited: person, act: 'grant', role: 'writer' };
    await database.service.rpc('complete_invitation', invitation);
    await as.admin.rpc('set_role', { person, role: 'administrator' });
    await as.admin.rpc('set_role', { person, role: 'writer' });
    await as.admin.rpc('remove_member', { removed: person });
    const change = {
      kind: 'role',
      subject: expect.stringContaining('@uye.example') as string,
      person: expect.stringContaining('Site Yöneticisi (') as string,
    };
    expect(await shown()).toEqual([
      { ...change, before: 'writer', after: null },
      { ...change, before: 'administrator', after: 'writer' },
      { ...change, before: 'writer', after: 'administrator' },
      { ...change, before: null, after: 'writer' },
    ]);
  });

  it('that leave with their account show, too', async () => {
    const { sql } = database;
    const { userId } = await database.signUp(`yazar-${randomUUID()}`);
    await sql`update profiles set is_writer = true where user_id = ${userId}`;
    await sql`delete from auth.users where id = ${userId}`;
    expect(await shown()).toMatchObject([{ kind: 'role', before: 'writer', after: null }, { kind: 'role' }]);
  });
});

describe('the way an administrator signs in', () => {
  it('shows another address for recovery links: by its owner once confirmed, by the server otherwise', async () => {
    const { sql } = database;
    const { userId, email } = await mehmet();
    await sql`update auth.users set email_change = 'yeni@uye.example' where id = ${userId}`;
    await sql`update auth.users set email = 'yeni@uye.example', email_change = null where id = ${userId}`;
    await sql`update auth.users set email = ${email} where id = ${userId}`;
    const entry = { kind: 'email', subject: 'Mehmet Kaya' };
    expect(await shown()).toEqual([
      { ...entry, before: 'yeni@uye.example', after: email, person: null },
      { ...entry, before: email, after: 'yeni@uye.example', person: 'Mehmet Kaya (yeni@uye.example)' },
    ]);
  });

  it('shows a linked identity of a provider, and neither its later sign-ins nor an identity of a member', async () => {
    const { sql } = database;
    const { userId, name } = await mehmet();
    const member = await database.signUp(`uye-${randomUUID()}`);
    const link = (id: string, provider: string) => sql`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      values (${randomUUID()}, ${provider}, ${randomUUID()}, ${id}, '{"email": "baska@ornek.example"}', now(), now())`;
    await link(userId, 'google');
    await link(userId, 'email');
    await link(member.userId, 'google');
    await sql`update auth.identities set updated_at = now() where user_id = ${userId}`;
    expect(await shown()).toEqual([
      { kind: 'identity', subject: name, before: null, after: 'google baska@ornek.example', person: null },
    ]);
  });

  it('shows a second step that was added or removed once it is verified', async () => {
    const { sql } = database;
    const { userId, name } = await mehmet();
    await addFactor(sql, userId, 'unverified', 'phone');
    expect(await shown()).toEqual([]);
    await sql`update auth.mfa_factors set status = 'verified' where user_id = ${userId}`;
    await sql`update auth.mfa_factors set updated_at = now() where user_id = ${userId}`;
    await sql`delete from auth.mfa_factors where user_id = ${userId}`;
    const entry = { kind: 'second_step', subject: name, person: null };
    expect(await shown()).toEqual([
      { ...entry, before: 'phone', after: null },
      { ...entry, before: null, after: 'phone' },
    ]);
  });
});

describe('the security log', () => {
  it('has a line for each change, also after its connection was lost and after a malformed notification', async () => {
    const lines: string[] = [];
    const backend = await startTestBackend({ onSecurityEvent: (line) => lines.push(line) });
    const sql = postgres(backend.dbUrl, { max: 1 });
    const logged = () => lines.map((line) => line.replace(/^\S+ security /, ''));
    const listeners = () => sql<{ pid: number }[]>`
      select pid from pg_stat_activity where query like 'listen%' and datname = current_database()`;
    try {
      await sql`update settings set bank = 'Bir'`;
      const line = 'event=important_change change=bank actor=server';
      await waitUntil(() => expect(logged()).toEqual([line]));
      for (const payload of ['', '1; drop table x']) await sql.notify('important_changes', payload);
      const [former] = await listeners();
      await sql`select pg_terminate_backend(${former?.pid ?? 0})`;
      await sql`update settings set bank = 'İki', iban = 'TR330006100519786457841326'`;
      await waitUntil(async () => {
        expect(new Set(logged())).toEqual(new Set([line, 'event=important_change change=iban actor=server']));
        expect((await listeners())[0]?.pid).not.toBe(former?.pid);
      });
      expect(lines.filter((text) => text.includes('change=bank')).length).toBeGreaterThan(1);
    } finally {
      await sql.end();
      await backend.stop();
    }
  });
});
