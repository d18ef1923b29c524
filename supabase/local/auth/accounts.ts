import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';

/** The cost of a stored password, lite's own and GoTrue's. */
export const BCRYPT_ROUNDS = 10;
/** In the account's `app_metadata`, which only the server writes. */
const MUST_CHANGE = 'must_change_password';

export interface NewAccount {
  email: string;
  password: string;
  fullName: string | null;
}

/** Creates a confirmed account the way GoTrue stores one; gives its id. Sign-up being off, this is the only way in. */
export async function createAccount(sql: Sql, { email, password, fullName }: NewAccount): Promise<string> {
  const id = randomUUID();
  const hash = await bcrypt.hash(password, BCRYPT_ROUNDS);
  const identity = { sub: id, email, email_verified: true };
  const profile = { ...identity, ...(fullName ? { full_name: fullName } : {}) };
  const provider = { provider: 'email', providers: ['email'] };
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
        raw_user_meta_data, created_at, updated_at)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${hash}, now(), ${transaction.json(provider)},
        ${transaction.json(profile)}, now(), now())`;
    await transaction`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      values (${randomUUID()}, 'email', ${id}, ${id}, ${transaction.json(identity)}, now(), now())`;
  });
  return id;
}

export async function findAccount(sql: Sql, email: string): Promise<string | null> {
  const [row] = await sql<
    { id: string }[]
  >`select id from auth.users where lower(email) = ${email.toLowerCase()}`;
  return row?.id ?? null;
}

/** Whether lite has a password to compare with for this e-mail address, in small letters. */
export async function canSignIn(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql`
    select 1 from auth.users
    where email = ${email} and encrypted_password <> '' and confirmed_at is not null`;
  return rows.length > 0;
}

/** Whether the account exists and this is its password. */
export async function hasPassword(
  sql: Sql,
  { email, password }: Pick<NewAccount, 'email' | 'password'>,
): Promise<boolean> {
  const [row] = await sql<{ hash: string | null }[]>`
    select encrypted_password as hash from auth.users where lower(email) = ${email.toLowerCase()}`;
  return row?.hash ? bcrypt.compare(password, row.hash) : false;
}

/**
 * Sets the password, ends every session but the one named, and voids what the old password had begun: recoveries, a change of e-mail.
 * A first or one-time password has then been replaced.
 */
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
        recovery_token = null, recovery_sent_at = null, reauthentication_token = null, reauthentication_sent_at = null,
        email_change = null, email_change_token_current = null, email_change_token_new = null,
        updated_at = now()
      where id = ${userId}`;
    await transaction`
      delete from auth.refresh_tokens where user_id = ${userId} and session_id is distinct from ${currentSession}`;
    await transaction`delete from auth.sessions where user_id = ${userId} and id is distinct from ${currentSession}`;
    // A recovery sets one password, not a second.
    await transaction`update auth.sessions set tag = null where id = ${currentSession}`;
  });
}

/** The back office then asks for a new password before anything else. */
export async function requirePasswordChange(sql: Sql, userId: string): Promise<void> {
  await sql`
    update auth.users
    set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object(${MUST_CHANGE}::text, true)
    where id = ${userId}`;
}

/** Makes the account an administrator or takes that back; the profile row itself is made by the database's trigger. */
export async function setAdministrator(
  sql: Sql,
  userId: string,
  { isAdmin, fullName }: { isAdmin: boolean; fullName: string | null },
): Promise<void> {
  await sql`
    insert into public.profiles (user_id, full_name, is_admin) values (${userId}, ${fullName}, ${isAdmin})
    on conflict (user_id) do update
      set is_admin = excluded.is_admin, full_name = coalesce(excluded.full_name, profiles.full_name)`;
}
