import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql, TransactionSql } from 'postgres';

/** The cost of stored passwords, the same as in lite and GoTrue. */
export const BCRYPT_ROUNDS = 10;
/** A key of the account's `app_metadata`, which only the server writes. */
export const MUST_CHANGE = 'must_change_password';

export interface NewAccount {
  email: string;
  /** Null for an invited account, which has no password yet. */
  password: string | null;
  fullName: string | null;
  /** The hash of the invitation's link, which confirms the account; without it the account is confirmed at once. */
  invitation?: string;
}

/** Creates an account as GoTrue stores one; gives its id. Sign-up is off, so accounts are created only here. */
export async function createAccount(
  sql: Sql,
  { email, password, fullName, invitation }: NewAccount,
): Promise<string> {
  const id = randomUUID();
  const hash = password === null ? null : await bcrypt.hash(password, BCRYPT_ROUNDS);
  const isConfirmed = invitation === undefined;
  const identity = { sub: id, email, email_verified: isConfirmed };
  const profile = { ...identity, ...(fullName && { full_name: fullName }) };
  const provider = { provider: 'email', providers: ['email'] };
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_token,
        raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${hash}, case when ${isConfirmed} then now() end,
        case when not ${isConfirmed} then now() end, ${invitation ?? null}, ${transaction.json(provider)},
        ${transaction.json(profile)}, now(), now())`;
    await transaction`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      values (${randomUUID()}, 'email', ${id}, ${id}, ${transaction.json(identity)}, now(), now())`;
  });
  return id;
}

export async function findAccount(sql: Sql, email: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from auth.users where lower(email) = ${email.toLowerCase()}`;
  return row?.id ?? null;
}

/** Whether this e-mail address, in lower case, has a password that lite can compare with. */
export async function canSignIn(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql`
    select 1 from auth.users
    where email = ${email} and encrypted_password <> '' and confirmed_at is not null`;
  return rows.length > 0;
}

/** Whether the account exists and this is its password. */
export async function hasPassword(
  sql: Sql,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const [row] = await sql<{ hash: string | null }[]>`
    select encrypted_password as hash from auth.users where lower(email) = ${email.toLowerCase()}`;
  return row?.hash ? bcrypt.compare(password, row.hash) : false;
}

/** Sets the password, ends all sessions but `currentSession`, and voids pending links and the duty to change it. */
export async function setPassword(
  sql: Sql,
  userId: string,
  password: string,
  currentSession: string | null = null,
): Promise<void> {
  const hash = await bcrypt.hash(password, BCRYPT_ROUNDS);
  await sql.begin(async (transaction) => {
    await transaction`
      update auth.users set encrypted_password = ${hash},
        raw_app_meta_data = coalesce(raw_app_meta_data, '{}') - ${MUST_CHANGE},
        confirmation_token = null, recovery_token = null, recovery_sent_at = null, reauthentication_token = null, reauthentication_sent_at = null,
        email_change = null, email_change_token_current = null, email_change_token_new = null,
        updated_at = now()
      where id = ${userId}`;
    await transaction`
      delete from auth.refresh_tokens where user_id = ${userId} and session_id is distinct from ${currentSession}`;
    await transaction`delete from auth.sessions where user_id = ${userId} and id is distinct from ${currentSession}`;
    // A recovery session may set one password only.
    await transaction`update auth.sessions set tag = null where id = ${currentSession}`;
  });
}

/** Makes the back office ask for a new password before anything else. */
export async function requirePasswordChange(sql: Sql, userId: string): Promise<void> {
  await sql`
    update auth.users
    set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object(${MUST_CHANGE}::text, true)
    where id = ${userId}`;
}

/** Grants the administrator's right, or takes whatever role the account has. A trigger of the database has created the profile row. */
export async function setAdministrator(
  sql: Sql,
  userId: string,
  { isAdmin, fullName }: { isAdmin: boolean; fullName: string | null },
): Promise<void> {
  await sql`
    insert into public.profiles (user_id, full_name, is_admin) values (${userId}, ${fullName}, ${isAdmin})
    on conflict (user_id) do update
      set is_admin = excluded.is_admin, is_writer = false,
        full_name = coalesce(excluded.full_name, profiles.full_name)`;
}

/** Grants or revokes the writer's right of an account that is no administrator. */
export async function setWriter(sql: Sql, userId: string, isWriter: boolean): Promise<void> {
  await sql`update public.profiles set is_writer = ${isWriter} where user_id = ${userId}`;
}

/** An event of an account. The action has GoTrue's name where it has one. */
interface AuditEntry {
  action: string;
  userId: string;
  logType: 'account' | 'team' | 'user';
  ip?: string | null;
  traits?: Readonly<Record<string, string>>;
}

/** Adds a row to the table in which lite and GoTrue record sign-ins. */
export async function writeAuditEntry(
  sql: Sql | TransactionSql,
  { action, userId, logType, ip = null, traits = {} }: AuditEntry,
): Promise<void> {
  await sql`
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    select ${randomUUID()}::uuid, json_build_object('action', ${action}::text, 'actor_id', id, 'actor_username', email,
      'log_type', ${logType}::text, 'traits', ${sql.json(traits)}::json), now(), ${ip ?? ''}
    from auth.users where id = ${userId}`;
}
