import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import WebSocket from 'ws';
import { createDataProvider } from '../../admin/providers/data-provider';
import type { Database } from '../../src/lib/database/database.types';
import { startTestBackend } from '../fixtures/backend';
import { growTables } from '../fixtures/growth/grow-tables';
import { printLine } from './table';

export interface GrownDatabase {
  readonly size: number;
  readonly databaseUrl: string;
  readonly sql: Sql;
  readonly adminId: string;
  /** The back office's data provider, signed in, over HTTP. */
  readonly provider: ReturnType<typeof createDataProvider>;
  readonly stop: () => Promise<void>;
}

/** Starts a database with `size` rows in each table, with its API and a signed-in administrator. */
export async function openGrownDatabase(size: number): Promise<GrownDatabase> {
  // createClient requires a WebSocket, and Node 20 has none.
  Object.assign(globalThis, { WebSocket });
  const backend = await startTestBackend();
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  const began = performance.now();
  await growTables(sql, size);
  const seconds = Math.round((performance.now() - began) / 1000);
  printLine(`${size.toLocaleString('en')} rows a table, filled in ${seconds} s`);
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { adminEmail: email, adminPassword: password } = backend;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return {
    size,
    databaseUrl: backend.dbUrl,
    sql,
    adminId: data.user.id,
    provider: createDataProvider(client),
    stop: async () => {
      await sql.end();
      await backend.stop();
    },
  };
}
