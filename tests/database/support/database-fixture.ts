import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, vi } from 'vitest';
import { createAccount, setAdministrator } from '../../../supabase/local/auth/accounts';
import { startTestBackend, type TestBackend } from '../../fixtures/backend';
import { type Client, connectClient, type Row } from '../../fixtures/untyped-client';
import { addFactor, claimsOf, createFactorTable, mintToken, sessionIdOf } from './second-step';

/**
 * `visitor` sends the public key only. `member` is signed in without rights. `admin` has `profiles.is_admin` and no second step.
 * `firstStep` and `secondStep` are one administrator with a second step, before and after it.
 */
export const ROLES = ['visitor', 'member', 'admin', 'firstStep', 'secondStep'] as const;
export type Role = (typeof ROLES)[number];

export type { Client, Row };

export interface DatabaseFixture {
  backend: TestBackend;
  /** The owner's connection to PostgreSQL, for arranging and checking. */
  sql: Sql;
  service: Client;
  /** A client of a visitor, like a new browser. */
  newClient: () => Client;
  as: Record<Role, Client>;
  userIds: Record<Exclude<Role, 'visitor'>, string>;
  signUp: (name: string) => Promise<Account>;
  /** Signs an account of `signUp` in again, with a new session. */
  signInAgain: (name: string) => Promise<Account>;
}

export interface Account {
  client: Client;
  userId: string;
  token: string;
  sessionId: string;
}

const PASSWORD = 'deneme-parolasi-1';

/** A migrated, empty database with its API over HTTP, which the tests of a file share. */
export function useDatabase(): DatabaseFixture {
  const fixture = {} as DatabaseFixture;
  beforeAll(async () => {
    // Hides lite's message about each refused statement, because these tests provoke many.
    vi.spyOn(console, 'error').mockReturnValue();
    Object.assign(fixture, await openDatabase());
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await fixture.sql.end();
    await fixture.backend.stop();
  });
  return fixture;
}

async function openDatabase(): Promise<DatabaseFixture> {
  const backend = await startTestBackend();
  const sql = postgres(backend.dbUrl, { max: 2, onnotice: () => undefined });
  await createFactorTable(sql);
  const signInAgain = (name: string) => signIn(backend, emailOf(name), PASSWORD);
  const signUp = async (name: string) => {
    await createAccount(sql, { email: emailOf(name), password: PASSWORD, fullName: null });
    return signInAgain(name);
  };
  const member = await signUp('uye');
  const admin = await signIn(backend, backend.adminEmail, backend.adminPassword);
  const firstStep = await signUp('iki-adimli');
  const secondStep = await signInAgain('iki-adimli');
  await setAdministrator(sql, firstStep.userId, { isAdmin: true, fullName: null });
  await addFactor(sql, firstStep.userId, 'verified');
  await useToken(backend, firstStep, 'aal1');
  await useToken(backend, secondStep, 'aal2');
  const accounts = { member, admin, firstStep, secondStep };
  return {
    backend,
    sql,
    service: connectClient(backend.url, backend.secretKey),
    newClient: () => connectClient(backend.url, backend.publishableKey),
    as: {
      visitor: connectClient(backend.url, backend.publishableKey),
      ...mapValues(accounts, ({ client }) => client),
    },
    userIds: mapValues(accounts, ({ userId }) => userId),
    signUp,
    signInAgain,
  };
}

function emailOf(name: string): string {
  return `${name}@uye.example`;
}

function mapValues<Name extends string, Result>(
  accounts: Record<Name, Account>,
  read: (account: Account) => Result,
): Record<Name, Result> {
  const entries = Object.entries<Account>(accounts).map(([name, account]) => [name, read(account)]);
  return Object.fromEntries(entries) as Record<Name, Result>;
}

async function signIn(backend: TestBackend, email: string, password: string): Promise<Account> {
  const client = connectClient(backend.url, backend.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const token = data.session.access_token;
  return { client, userId: data.user.id, token, sessionId: sessionIdOf(token) };
}

/** Gives a client a token with its step, as on hosted Supabase; the embedded backend's tokens have none. */
async function useToken(
  backend: TestBackend,
  { client, userId, sessionId }: Account,
  aal: 'aal1' | 'aal2',
): Promise<void> {
  const access_token = await mintToken(backend, claimsOf(userId, sessionId, aal));
  const { error } = await client.auth.setSession({ access_token, refresh_token: 'none' });
  if (error) throw error;
}
