import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, vi } from 'vitest';
import { createAccount } from '../../../supabase/local/auth/accounts';
import { startTestBackend, type TestBackend } from '../../fixtures/backend';
import { quicken, readTemplates, TEMPLATE_PASSWORD, type TemplateSession } from '../../fixtures/templates';
import { type Client, connectClient, type Row } from '../../fixtures/untyped-client';
import { claimsOf, mintToken, sessionIdOf } from './second-step';

/**
 * `visitor` sends the public key only. `member` is signed in without rights. `writer` has `profiles.is_writer`, `admin` has
 * `profiles.is_admin`, and both have no second step. The others are a writer and an administrator with a second step, before and after it.
 */
export const ROLES = [
  ...(['visitor', 'member', 'writer', 'writerFirstStep', 'writerSecondStep'] as const),
  ...(['admin', 'firstStep', 'secondStep'] as const),
] as const;
export type Role = (typeof ROLES)[number];

interface Rights<Value> {
  visitor: Value;
  member: Value;
  /** A member's, if not given. */
  writer?: Value;
  admin: Value;
}

/** Gives each role its rights: a person before the second step has a member's. */
export function byRole<Value>({
  visitor,
  member,
  writer = member,
  admin,
}: Rights<Value>): Record<Role, Value> {
  const beforeSecondStep = { firstStep: member, writerFirstStep: member };
  return {
    ...{ visitor, member, writer, admin, ...beforeSecondStep },
    ...{ writerSecondStep: writer, secondStep: admin },
  };
}

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
  const templates = readTemplates();
  if (!templates)
    throw new Error('Run this file with Vitest’s project `database`, which prepares the accounts');
  const backend = await startTestBackend({ database: 'accounts' });
  const sql = postgres(backend.dbUrl, { max: 2, onnotice: () => undefined });
  const signInAgain = (name: string) => signIn(backend, emailOf(name), TEMPLATE_PASSWORD);
  const signUp = async (name: string) => {
    const email = emailOf(name);
    await createAccount(sql, { email, password: null, fullName: null });
    await quicken(sql, [{ email, password: TEMPLATE_PASSWORD }]);
    return signInAgain(name);
  };
  const { member, writer, writerFirstStep, writerSecondStep, admin, firstStep, secondStep } =
    templates.sessions;
  const accounts = {
    member: await resume(backend, member),
    writer: await resume(backend, writer),
    writerFirstStep: await resume(backend, await atStep(backend, writerFirstStep, 'aal1')),
    writerSecondStep: await resume(backend, await atStep(backend, writerSecondStep, 'aal2')),
    admin: await resume(backend, admin),
    firstStep: await resume(backend, await atStep(backend, firstStep, 'aal1')),
    secondStep: await resume(backend, await atStep(backend, secondStep, 'aal2')),
  };
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

function mapValues<Name extends string, Value, Result>(
  accounts: Record<Name, Value>,
  read: (account: Value) => Result,
): Record<Name, Result> {
  const entries = Object.entries<Value>(accounts).map(([name, account]) => [name, read(account)]);
  return Object.fromEntries(entries) as Record<Name, Result>;
}

async function signIn(backend: TestBackend, email: string, password: string): Promise<Account> {
  const client = connectClient(backend.url, backend.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const token = data.session.access_token;
  return { client, userId: data.user.id, token, sessionId: sessionIdOf(token) };
}

/** Goes on with a session that the template has. */
async function resume(
  backend: TestBackend,
  { userId, ...session }: TemplateSession,
): Promise<Pick<Account, 'client' | 'userId'>> {
  const client = connectClient(backend.url, backend.publishableKey);
  const { error } = await client.auth.setSession(session);
  if (error) throw error;
  return { client, userId };
}

/** Gives a session a token with its step, as on hosted Supabase; the embedded backend's tokens have none. */
async function atStep(
  backend: TestBackend,
  { userId, access_token }: TemplateSession,
  aal: 'aal1' | 'aal2',
): Promise<TemplateSession> {
  const claims = claimsOf(userId, sessionIdOf(access_token), aal);
  return { userId, access_token: await mintToken(backend, claims), refresh_token: 'none' };
}
