import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServiceClient } from '../../../../supabase/local/service-client';
import { sampleFile } from '../../support/sample-files';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';

/** The reach of injected SQL, which would run on one of the API server's own connections. */
type Login = 'api' | 'auth';

const OWNER = '(select datdba::regrole::text from pg_database where datname = current_database())';

let backend: TestBackend;
let owner: Sql;
let ownerName: string;
let names: Record<Login, string>;
let passwords: Record<Login, string>;

beforeAll(async () => {
  backend = await startTestBackend();
  owner = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  ownerName = decodeURIComponent(new URL(backend.dbUrl).username);
  const text = await readFile(path.join(backend.dataDir, 'secrets.json'), 'utf8');
  const secrets = JSON.parse(text) as Record<'roleSuffix' | 'apiPassword' | 'authPassword', string>;
  names = { api: `site_api_${secrets.roleSuffix}`, auth: `site_auth_${secrets.roleSuffix}` };
  passwords = { api: secrets.apiPassword, auth: secrets.authPassword };
  await owner`insert into public.announcements (title) values ('Gizli taslak')`;
});
afterAll(async () => {
  await owner.end();
  await backend.stop();
});

/** Runs work on a connection as the API server opens them. */
async function connectAs(login: Login, work: (sql: Sql) => Promise<void>): Promise<void> {
  const url = Object.assign(new URL(backend.dbUrl), { username: names[login], password: passwords[login] });
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

const expectRefusal = (sql: Sql, statement: string) =>
  expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' });

it('each service connects as its login role, and none as the owner', async () => {
  await owner.unsafe(`
    create table private.askers (place text, name text);
    create function private.note_asker() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      insert into private.askers values (tg_table_name, session_user);
      return new;
    end $$;
    create trigger note_asker after insert on public.calendar for each row execute function private.note_asker();
    create trigger note_asker after insert on auth.sessions for each row execute function private.note_asker();
    create trigger note_asker after insert on storage.objects for each row execute function private.note_asker()`);
  const client = createServiceClient(backend.url, backend.secretKey);
  const contentType = 'image/png';
  const media = client.storage.from('media');
  const upload = await media.upload('events/a.png', await sampleFile(contentType), { contentType });
  expect(upload.error).toBeNull();
  const entry = { title: 'Deneme', date: '2026-05-01' };
  expect((await client.from('calendar').insert(entry)).error).toBeNull();
  const credentials = { email: backend.adminEmail, password: backend.adminPassword };
  expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
  expect(await owner`select place, name from private.askers order by place`).toEqual([
    { place: 'calendar', name: names.api },
    { place: 'objects', name: names.api },
    { place: 'sessions', name: names.auth },
  ]);
});

describe.each(['api', 'auth'] as const)('the login role of %s', (login) => {
  it('has no attributes of a superuser and owns nothing', async () => {
    const [role] = await owner`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles where rolname = ${names[login]}`;
    expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
    const owned = await owner`
      select from pg_shdepend where deptype = 'o' and refobjid = ${names[login]}::regrole`;
    expect(owned).toHaveLength(0);
  });

  it('cannot become the owner or another login', () =>
    connectAs(login, async (sql) => {
      await expectRefusal(sql, `set role ${ownerName}`);
      await expectRefusal(sql, `set session authorization ${ownerName}`);
      await expectRefusal(sql, `select set_config('role', '${ownerName}', false)`);
      await expectRefusal(sql, `set role ${names[login === 'api' ? 'auth' : 'api']}`);
      await sql.unsafe('reset role');
      expect(await sql`select current_user as name, session_user as login`).toEqual([
        { name: names[login], login: names[login] },
      ]);
    }));

  it.each([
    ['reads the cluster’s passwords', 'select rolpassword from pg_authid'],
    ['makes a role', 'create role davetsiz superuser login'],
    ['gives itself a power', 'alter role current_user superuser'],
    ['runs a program', `copy (select 1) to program 'id'`],
    ['reads a file', `select pg_read_file('/etc/passwd')`],
    ['creates a table among the accounts', 'create table auth.davetsiz (id int)'],
    [
      'replaces the function that decides about rights',
      'alter function public.is_admin() owner to current_user',
    ],
    ['opens a table', 'alter table public.announcements disable row level security'],
    ['changes the history of migrations', 'delete from supabase_migrations.schema_migrations'],
    [
      'ends the owner’s work',
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = ${OWNER}`,
    ],
  ])('never %s', (_deed, statement) => connectAs(login, (sql) => expectRefusal(sql, statement)));
});

it.each(['none', 'anon', 'authenticated', 'service_role'])(
  'through the connection of REST and files, no account is read or changed as %s, nor a draft or a right without the service’s role',
  (role) =>
    connectAs('api', async (sql) => {
      await sql`select set_config('role', ${role}, false)`;
      const accounts = [
        'select encrypted_password from auth.users',
        'select token from auth.refresh_tokens',
        'select id from auth.sessions',
        `update auth.users set encrypted_password = 'x' returning id`,
        `delete from auth.sessions returning id`,
      ];
      const rows = [
        'select from public.announcements',
        'update public.profiles set is_admin = true returning user_id',
      ];
      for (const statement of role === 'service_role' ? accounts : [...accounts, ...rows]) {
        const found = await sql.unsafe(statement).catch(() => []);
        expect([statement, found.length]).toEqual([statement, 0]);
      }
      expect(await owner`select from auth.users where encrypted_password like '$2%'`).toHaveLength(1);
    }),
);

it('through the connection of sign-in, no content and no other role is accessible', () =>
  connectAs('auth', async (sql) => {
    for (const table of ['public.announcements', 'public.profiles', 'storage.objects', 'private.searchable'])
      await expectRefusal(sql, `select * from ${table}`);
    for (const role of ['anon', 'authenticated', 'service_role'])
      await expectRefusal(sql, `set role ${role}`);
  }));
