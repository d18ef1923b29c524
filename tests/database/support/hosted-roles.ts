import { randomUUID } from 'node:crypto';
import postgres, { type ReservedSql, type Row, type TransactionSql } from 'postgres';
import { setAdministrator, setWriter } from '../../../supabase/local/auth/accounts';
import { type DatabaseFixture, type Role, ROLES } from './database-fixture';
import type { Outcome } from './role-matrix';
import { addFactor, claimsOf, type Claims } from './second-step';

/** The claims that PostgREST takes from a request of each role. */
export type RoleClaims = Record<Role, Claims>;

/** Runs work on one connection in a transaction that is rolled back. */
export async function inTransaction(url: string, work: (sql: ReservedSql) => Promise<void>): Promise<void> {
  const pool = postgres(url, { max: 1, onnotice: () => undefined });
  const sql = await pool.reserve();
  try {
    await sql`begin`;
    await work(sql);
  } finally {
    await sql`rollback`;
    sql.release();
    await pool.end();
  }
}

/** Adds the accounts of all roles with a session each, as the auth server would. */
export async function addRoles(sql: ReservedSql): Promise<RoleClaims> {
  const member = await addAccount(sql, 'uye');
  const admin = await addAccount(sql, 'yonetici');
  const twoSteps = await addAccount(sql, 'iki-adimli');
  const writer = await addAccount(sql, 'yazar');
  const writerTwoSteps = await addAccount(sql, 'iki-adimli-yazar');
  for (const userId of [admin, twoSteps])
    await setAdministrator(sql, userId, { isAdmin: true, fullName: null });
  for (const userId of [writer, writerTwoSteps]) await setWriter(sql, userId, true);
  for (const userId of [twoSteps, writerTwoSteps]) await addFactor(sql, userId, 'verified');
  return {
    visitor: { role: 'anon' },
    member: await signIn(sql, member, 'aal1'),
    writer: await signIn(sql, writer, 'aal1'),
    writerFirstStep: await signIn(sql, writerTwoSteps, 'aal1'),
    writerSecondStep: await signIn(sql, writerTwoSteps, 'aal2'),
    admin: await signIn(sql, admin, 'aal1'),
    firstStep: await signIn(sql, twoSteps, 'aal1'),
    secondStep: await signIn(sql, twoSteps, 'aal2'),
  };
}

async function signIn(sql: ReservedSql, userId: string, aal: 'aal1' | 'aal2'): Promise<Claims> {
  const sessionId = randomUUID();
  await sql`insert into auth.sessions (id, user_id, aal, created_at) values (${sessionId}, ${userId}, ${aal}, now())`;
  return claimsOf(userId, sessionId, aal);
}

/** The claims of the fixture's sessions. */
export async function claimsOfSessions({ as }: DatabaseFixture): Promise<RoleClaims> {
  const claims: Partial<RoleClaims> = {};
  for (const role of ROLES) {
    const { data } = await as[role].auth.getSession();
    const [, payload = ''] = data.session?.access_token.split('.') ?? [];
    const text = payload === '' ? '{"role": "anon"}' : Buffer.from(payload, 'base64url').toString();
    claims[role] = JSON.parse(text) as Claims;
  }
  return claims as RoleClaims;
}

/** Adds an administrator with a session; gives the claims of its token. */
export async function addAdministrator(sql: ReservedSql, name: string): Promise<Claims> {
  const userId = await addAccount(sql, name);
  await setAdministrator(sql, userId, { isAdmin: true, fullName: null });
  return signIn(sql, userId, 'aal1');
}

/** Gives the rest of a transaction a role and its claims, as PostgREST does. */
export async function actAs(sql: ReservedSql | TransactionSql, claims: Claims): Promise<void> {
  await sql`select set_config('role', ${String(claims.role)}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('request.jwt.claim.sub', ${String(claims.sub ?? '')}, true)`;
}

/** Runs a request with a role and its claims as PostgREST does. Keeps nothing of it. */
export async function attempt(
  sql: ReservedSql,
  claims: Claims,
  request: () => Promise<readonly Row[]>,
): Promise<{ outcome: Outcome; rows: readonly Row[] }> {
  await sql`savepoint attempt`;
  try {
    await actAs(sql, claims);
    const rows = await request();
    return { outcome: rows.length ? 'allowed' : 'nothing', rows };
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '42501')
      return { outcome: 'refused', rows: [] };
    throw error;
  } finally {
    await sql`rollback to savepoint attempt`;
  }
}

async function addAccount(sql: ReservedSql, name: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.users (id, email, last_sign_in_at, created_at) values (${id}, ${`${name}@uye.example`}, now(), now())`;
  return id;
}
