import type { Sql } from 'postgres';

/** The roles and storage rights that hosted Supabase has before any migration runs. Safe to repeat. */
export async function ensureDatabaseRoles(sql: Sql): Promise<void> {
  await sql.unsafe(`
    do $$ begin
      if to_regrole('anon') is null then create role anon nologin; end if;
      if to_regrole('authenticated') is null then create role authenticated nologin; end if;
      if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
    exception when duplicate_object or unique_violation then null; -- roles belong to the whole cluster; another server was first
    end $$`);
}

/** What each role may do with files is decided by row-level policies on these two tables. */
export async function grantStorageAccess(sql: Sql): Promise<void> {
  await sql.unsafe(`
    grant usage on schema public, storage to anon, authenticated, service_role;
    grant select, insert, update, delete on storage.objects, storage.buckets to anon, authenticated, service_role`);
}
