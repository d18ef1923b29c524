import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, vi } from 'vitest';
import WebSocket from 'ws';
import { createAccount } from '../../../supabase/local/accounts';
import { startTestBackend, type TestBackend } from '../../fixtures/backend';

/** `visitor` sends the public key only; `member` is signed in without rights; `admin` has `profiles.is_admin`. */
export const ROLES = ['visitor', 'member', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type Row = Record<string, unknown>;
interface AnyTable {
  Row: Row;
  Insert: Row;
  Update: Row;
  Relationships: [];
}
/** Any table and column, so that tests can try what the generated types forbid. */
interface AnyDatabase {
  public: {
    Tables: Record<string, AnyTable>;
    Views: Record<string, never>;
    Functions: Record<string, { Args: Row; Returns: unknown }>;
  };
}
export type Client = SupabaseClient<AnyDatabase>;

export interface DatabaseFixture {
  backend: TestBackend;
  /** Straight into PostgreSQL as its owner: arranges and looks, never the thing under test. */
  sql: Sql;
  service: Client;
  as: Record<Role, Client>;
  userIds: Record<Exclude<Role, 'visitor'>, string>;
  signUp: (name: string) => Promise<{ client: Client; userId: string }>;
}

// Node 20 has no WebSocket of its own, and supabase-js asks for one even when nothing is subscribed.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

const PASSWORD = 'deneme-parolasi-1';

/** A migrated, empty database with its API over HTTP, one for the tests of a file. */
export function useDatabase(): DatabaseFixture {
  const fixture = {} as DatabaseFixture;
  beforeAll(async () => {
    // lite prints every refused statement, and refusals are what these tests provoke.
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
  const signUp = async (name: string) => {
    const email = `${name}@uye.example`;
    await createAccount(sql, { email, password: PASSWORD, fullName: null });
    return signIn(backend, email, PASSWORD);
  };
  const member = await signUp('uye');
  const admin = await signIn(backend, backend.adminEmail, backend.adminPassword);
  return {
    backend,
    sql,
    service: connect(backend, backend.serviceRoleKey),
    as: { visitor: connect(backend, backend.anonKey), member: member.client, admin: admin.client },
    userIds: { member: member.userId, admin: admin.userId },
    signUp,
  };
}

async function signIn(backend: TestBackend, email: string, password: string) {
  const client = connect(backend, backend.anonKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, userId: data.user.id };
}

function connect(backend: TestBackend, key: string): Client {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
