import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
/** Columns that only the database writes. */
const SYSTEM_COLUMNS = ['id', 'user_id', 'created_at', 'updated_at'];

// lite would grant everything on its first request, so that the grants are read after one.
beforeAll(async () => {
  await database.as.visitor.from('calendar').select('id').limit(1);
});

it('guards every table with row-level security', async () => {
  const unguarded = await database.sql`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
  expect(unguarded).toEqual([]);
});

it('shows through each view only what the tables show its reader', async () => {
  const open = await database.sql`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('v', 'm')
      and not coalesce(reloptions, '{}') @> array['security_invoker=true']`;
  expect(open, 'views that lack “with (security_invoker = true)”').toEqual([]);
});

it('lets visitors read, nothing else', async () => {
  const rights = await database.sql`
    select distinct privilege_type from information_schema.column_privileges
    where grantee in ('anon', 'PUBLIC') and table_schema = 'public'`;
  expect(rights).toEqual([{ privilege_type: 'SELECT' }]);
});

it('lets only the service role write ids, time stamps or profiles', async () => {
  const { sql } = database;
  const rights = await sql`
    select table_name, column_name, privilege_type from information_schema.column_privileges
    where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'public'
      and privilege_type in ('INSERT', 'UPDATE')
      and (column_name in ${sql(SYSTEM_COLUMNS)} or table_name = 'profiles')`;
  expect(rights).toEqual([]);
});

it('lets no API role empty, reference or trigger a table', async () => {
  const rights = await database.sql`
    select table_name, privilege_type from information_schema.table_privileges
    where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'public'
      and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')`;
  expect(rights).toEqual([]);
});

it('has one permissive policy per table, action and role', async () => {
  const doubles = await database.sql`
    select schemaname, tablename, cmd, role
    from pg_policies, unnest(roles) as role
    where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE'
    group by 1, 2, 3, 4 having count(*) > 1`;
  expect(doubles).toEqual([]);
});

it('pins the search path of every function', async () => {
  const open = await database.sql`
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig, '{}') @> array['search_path=""']`;
  expect(open).toEqual([]);
});

it('describes every table', async () => {
  const silent = await database.sql`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null`;
  expect(silent).toEqual([]);
});

it('has no function that changes a whole table, because hosted Supabase refuses statements without a condition', async () => {
  const functions = await database.sql<{ definition: string }[]>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const changes = functions
    .flatMap(({ definition }) => definition.split(';'))
    .filter((statement) => /^\s*(?:update\s+\S+\s+set|delete\s+from)\s/im.test(statement));
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter((statement) => !/\swhere\s/i.test(statement))).toEqual([]);
});
