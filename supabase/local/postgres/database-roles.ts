import type { Sql, TransactionSql } from 'postgres';
import { openDatabase } from './open-database';
import { errorMessage } from '../../../src/lib/error-message';
import { OperatorError } from '../../../src/lib/operator-error';
import type { Secrets } from '../secrets';

/** Creates the roles that hosted Supabase has before any migration. Safe to repeat. */
export async function ensureDatabaseRoles(sql: Sql): Promise<void> {
  await sql.unsafe(`
    do $$ begin
      if to_regrole('anon') is null then create role anon nologin; end if;
      if to_regrole('authenticated') is null then create role authenticated nologin; end if;
      if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
    exception when duplicate_object or unique_violation then null; -- another server on the same cluster was first
    end $$`);
}

/** Grants the storage tables to the API roles; row-level policies decide about the rows. Safe to repeat. */
export async function grantStorageAccess(sql: Sql): Promise<void> {
  await sql.unsafe(`
    grant usage on schema public, storage to anon, authenticated, service_role;
    grant select, insert, update, delete on storage.objects, storage.buckets to anon, authenticated, service_role`);
}

/**
 * Creates the API server's two login roles and gives their addresses: `api` is a member of the three API roles, one of which each request
 * sets, and `auth` reads and writes the accounts and nothing else. Roles belong to the whole cluster and passwords to one data
 * folder. The names contain the folder's suffix, so that folders on one PostgreSQL never change each other's roles.
 */
export async function ensureLoginRoles(
  sql: Sql,
  databaseUrl: string,
  { roleSuffix, apiPassword, authPassword }: Pick<Secrets, 'roleSuffix' | 'apiPassword' | 'authPassword'>,
) {
  const api = { name: `site_api_${roleSuffix}`, password: apiPassword };
  const auth = { name: `site_auth_${roleSuffix}`, password: authPassword };
  await makeLogins(sql, api, auth).catch((cause: unknown) => {
    throw new OperatorError(
      `Veri tabanında ${api.name} ve ${auth.name} rolleri hazırlanamadı (${errorMessage(cause)}); DATABASE_URL kullanıcısının rol oluşturma yetkisi olmalı.`,
      { cause },
    );
  });
  const urls = { api: addressOf(databaseUrl, api), auth: addressOf(databaseUrl, auth) };
  // If PostgreSQL refuses the new roles, the start fails and not each request.
  for (const url of [urls.api, urls.auth]) await (await openDatabase(url, { max: 1 })).end();
  return urls;
}

interface Login {
  name: string;
  password: string;
}

async function makeLogins(sql: Sql, api: Login, auth: Login): Promise<void> {
  await sql.begin(async (transaction) => {
    for (const login of [api, auth]) await ensureLogin(transaction, login);
    await transaction`grant anon, authenticated, service_role to ${sql(api.name)}`;
    await transaction`grant usage on schema auth to ${sql(api.name)}, ${sql(auth.name)}`;
    await transaction`grant select, insert, update, delete on all tables in schema auth to ${sql(auth.name)}`;
    // Before each REST request lite also reads the token's account and session, and goes on without them. The read must be
    // permitted, and row-level security returns no rows.
    await transaction`grant select on auth.users, auth.sessions to ${sql(api.name)}`;
    for (const table of ['users', 'sessions'].map((name) => sql(`auth.${name}`))) {
      await transaction`alter table ${table} enable row level security`;
      await transaction`drop policy if exists ${sql(auth.name)} on ${table}`;
      await transaction`create policy ${sql(auth.name)} on ${table} to ${sql(auth.name)} using (true)`;
    }
  });
}

async function ensureLogin(sql: TransactionSql, { name, password }: Login): Promise<void> {
  const [known] = await sql`select from pg_roles where rolname = ${name}`;
  // The password is set each time, because only the data folder knows it.
  const template = known ? 'alter role %I password %L' : 'create role %I login password %L';
  const [row] = await sql<{ statement: string }[]>`
    select format(${template}, ${name}::text, ${password}::text) as statement`;
  await sql.unsafe(row?.statement ?? '');
}

function addressOf(databaseUrl: string, { name, password }: Login): string {
  return Object.assign(new URL(databaseUrl), { username: name, password }).href;
}
