import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { inTransaction } from '../support/hosted-roles';

const database = useDatabase();

// lite would grant everything on its first request, so that the grants are read after one.
beforeAll(async () => {
  await database.as.visitor.from('calendar').select('id').limit(1);
});

/** Queries whose rows break a rule. */
it.each([
  [
    'every table is guarded by row-level security',
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  ],
  [
    'visitors read, and do nothing else',
    `select table_name, privilege_type from information_schema.column_privileges
     where grantee in ('anon', 'PUBLIC') and table_schema = 'public' and privilege_type <> 'SELECT'`,
  ],
  [
    'only the service role writes ids, time stamps or profiles',
    `select table_name, column_name, privilege_type from information_schema.column_privileges
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'public'
       and privilege_type in ('INSERT', 'UPDATE')
       and (column_name in ('id', 'user_id', 'created_at', 'updated_at') or table_name = 'profiles')`,
  ],
  [
    'no API role empties, references or triggers a table',
    `select table_name, privilege_type from information_schema.table_privileges
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'public'
       and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')`,
  ],
  [
    'a policy that asks for the day or the year asks Istanbul’s clock',
    `select policyname, qual from pg_policies
     where schemaname = 'public' and qual ~ 'EXTRACT|CURRENT_DATE|::date' and qual !~ 'Europe/Istanbul'`,
  ],
  [
    'no API role has a right on a table of accounts and sessions',
    `select grantee, table_name from information_schema.table_privileges
     where table_schema = 'auth' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`,
  ],
])('%s', async (_rule, query) => {
  expect(await database.sql.unsafe(query)).toEqual([]);
});

it('a table of a later migration gives visitors and members no right until it grants one', async () => {
  await inTransaction(database.backend.dbUrl, async (sql) => {
    await sql`create table public.sonraki (id bigint)`;
    const rights = await sql`
      select grantee, privilege_type from information_schema.table_privileges
      where table_name = 'sonraki' and grantee in ('anon', 'authenticated', 'PUBLIC')`;
    expect([...rights]).toEqual([]);
  });
});

it('no function changes a whole table, because hosted Supabase refuses statements without a condition', async () => {
  const functions = await database.sql<{ definition: string }[]>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const changes = functions
    .flatMap(({ definition }) => definition.split(';'))
    .filter((statement) => /^\s*(?:update\s+\S+\s+set|delete\s+from)\s/im.test(statement));
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter((statement) => !/\swhere\s/i.test(statement))).toEqual([]);
});

describe('what only the database may reach', () => {
  const privateTables = async () => {
    const tables = await database.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')`;
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'history',
        'important_changes',
        'seen_changes',
        'mail_queue',
        'failed_mails',
        'draft_links',
        'erased_files',
        'documents',
        'document_pages',
        'documented',
        'search_index',
        'mentions',
        'kept_mentions',
      ]),
    );
    return tables.map(({ name }) => name);
  };

  it.each(['anon', 'authenticated', 'service_role'])('is closed to %s in SQL', async (role) => {
    const statements = [
      ...(await privateTables()).flatMap((name) => [
        `select from private.${name}`,
        `insert into private.${name} default values`,
        `update private.${name} set ctid = null`,
        `delete from private.${name}`,
        `truncate private.${name}`,
      ]),
      `select private.purge_history()`,
      `select private.version_step(1, null, false)`,
      `select private.restore_rows('[]')`,
      `select private.unused_files()`,
      `select private.store_document('/a.pdf', '["a"]')`,
      `select private.document_hits('/a.pdf', 'a')`,
      `select private.add_draft_link('events', 1, 7)`,
      `select private.end_draft_link(1)`,
      `select * from private.opened_draft('a')`,
      `select private.masked_address('a@b.c')`,
      `select private.note_important_change('iban', null, 'a', 'b', null)`,
    ];
    await inTransaction(database.backend.dbUrl, async (sql) => {
      await sql`select set_config('role', ${role}, true)`;
      for (const statement of statements) {
        await sql`savepoint attempt`;
        const refusal: unknown = await sql.unsafe(statement).catch((error: unknown) => error);
        expect(refusal instanceof postgres.PostgresError && refusal.code, statement).toBe('42501');
        await sql`rollback to savepoint attempt`;
      }
    });
  });

  it.each(['visitor', 'secondStep'] as const)('is not in the API for %s', async (role) => {
    for (const table of await privateTables()) {
      const rows = () => database.as[role].from(table);
      for (const answer of [
        await rows().select('*'),
        await rows().insert({ id: 1 }),
        await rows().update({ id: 1 }).gt('id', 0),
        await rows().delete().gt('id', 0),
      ])
        expect([table, answer.error?.code]).toEqual([table, 'PGRST205']);
    }
    expect((await database.as[role].rpc('note_content_write', {})).error?.code).toBe('PGRST202');
  });
});
