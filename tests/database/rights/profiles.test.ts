import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useDatabase } from '../support/database-fixture';

const database = useDatabase();
let user: { client: Client; userId: string };

beforeAll(async () => {
  user = await database.signUp('merakli');
});

describe('a profile', () => {
  it('is created with the user, without rights', async () => {
    const { data } = await user.client.from('profiles').select('user_id,is_admin');
    expect(data).toEqual([{ user_id: user.userId, is_admin: false }]);
  });

  it('takes the name from the user’s metadata but never a right', async () => {
    const { sql } = database;
    const metadata = { full_name: '  Defne Yıldız  ', is_admin: true, role: 'admin' };
    await sql`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'defne@uye.example', ${sql.json(metadata)})`;
    expect(await sql`select full_name, is_admin from profiles where full_name like 'Defne%'`).toEqual([
      { full_name: 'Defne Yıldız', is_admin: false },
    ]);
  });

  it('is deleted with the user', async () => {
    const { sql, signUp } = database;
    const { userId } = await signUp('giden');
    await sql`delete from auth.users where id = ${userId}`;
    expect(await sql`select 1 from profiles where user_id = ${userId}`).toHaveLength(0);
  });
});

describe('the administrator’s right', () => {
  it('cannot be gained by changing one’s own profile', async () => {
    const { error } = await user.client
      .from('profiles')
      .update({ is_admin: true })
      .eq('user_id', user.userId);
    expect(error?.code).toBe('42501');
    await expectNoRights();
  });

  it('cannot be gained by an upsert of one’s own profile', async () => {
    const { error } = await user.client.from('profiles').upsert({ user_id: user.userId, is_admin: true });
    expect(error?.code).toBe('42501');
    await expectNoRights();
  });

  it('cannot be gained by changing one’s own metadata', async () => {
    await user.client.auth.updateUser({ data: { is_admin: true, role: 'service_role' } });
    await user.client.auth.refreshSession();
    await expectNoRights();
  });

  it('cannot be granted by an administrator through the API', async () => {
    const { error } = await database.as.admin
      .from('profiles')
      .update({ is_admin: true })
      .eq('user_id', user.userId);
    expect(error?.code).toBe('42501');
    await expectNoRights();
  });

  it('is granted and revoked by the service role, with immediate effect', async () => {
    const { service } = database;
    const appoint = (isAdmin: boolean) =>
      service.from('profiles').update({ is_admin: isAdmin }).eq('user_id', user.userId).select('is_admin');
    const write = () => user.client.from('calendar').insert({ title: 'Deneme', date: '2026-05-01' });

    expect((await appoint(true)).data).toEqual([{ is_admin: true }]);
    expect((await write()).error).toBeNull();
    expect((await appoint(false)).data).toEqual([{ is_admin: false }]);
    expect((await write()).error?.code).toBe('42501');
  });

  it('is returned by is_admin() to signed-in users only', async () => {
    const { as } = database;
    expect((await as.admin.rpc('is_admin', {})).data).toBe(true);
    expect((await as.member.rpc('is_admin', {})).data).toBe(false);
    expect((await as.visitor.rpc('is_admin', {})).error).not.toBeNull();
  });
});

async function expectNoRights(): Promise<void> {
  const { sql } = database;
  expect(await sql`select is_admin from profiles where user_id = ${user.userId}`).toEqual([
    { is_admin: false },
  ]);
  const { error } = await user.client.from('calendar').insert({ title: 'Deneme', date: '2026-05-01' });
  expect(error?.code).toBe('42501');
}
