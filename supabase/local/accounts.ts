import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';

/** The cost of a stored password, lite's own and GoTrue's. */
export const BCRYPT_ROUNDS = 10;

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

export async function setPassword(sql: Sql, userId: string, password: string): Promise<void> {
  const hash = await bcrypt.hash(password, BCRYPT_ROUNDS);
  await sql`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${userId}`;
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
