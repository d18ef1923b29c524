import { resources } from '../../admin/resources';
import { ADMIN_READS, adminRequests, listParams } from '../fixtures/growth/admin-reads';
import { openTranslator, type Statement } from '../fixtures/growth/request-sql';
import { growTables, isGrowing } from '../fixtures/growth/grow-tables';
import { PAGE_READS, publicRequests } from '../fixtures/growth/public-reads';
import type { Reader } from '../fixtures/growth/run-as';
import { millisecondsOf } from './statement-time';
import { type Line, measureInterleaved, median, printLine, printTable } from './figures';
import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import WebSocket from 'ws';
import { createDataProvider } from '../../admin/providers/data-provider';
import type { Database } from '../../src/lib/database/database.types';
import { startTestBackend } from '../fixtures/backend';

const SIZES = [100, 10_000, 100_000];
const MAX_GROWTH = 1.5;
const MAX_POLICY_COST = 1.15;
const LISTS_A_ROUND = 9;

/** A read that is measured at each size. */
interface Subject {
  what: string;
  measure: (database: GrownDatabase) => Promise<number>;
  /** The same read with row-level policies, and without. */
  policies?: Readonly<Record<'bound' | 'free', (database: GrownDatabase) => Promise<number>>>;
}

interface GrownDatabase {
  readonly size: number;
  readonly databaseUrl: string;
  readonly sql: Sql;
  readonly adminId: string;
  /** The back office's data provider, signed in, over HTTP. */
  readonly provider: ReturnType<typeof createDataProvider>;
  readonly stop: () => Promise<void>;
}

/** Measures the reads of visitors and administrators as tables grow, and the cost of row-level security. */
export async function benchGrowth(): Promise<void> {
  const databases: GrownDatabase[] = [];
  try {
    for (const size of SIZES) databases.push(await openGrownDatabase(size));
    await compare(databases);
  } finally {
    for (const database of databases) await database.stop();
  }
}

async function compare(databases: readonly GrownDatabase[]): Promise<void> {
  const [smallest, ...larger] = databases;
  const largest = larger.at(-1);
  if (!smallest || !largest) throw new Error('Growth needs two sizes');
  const subjects = [...(await readSubjects(smallest.databaseUrl)), ...listSubjects()];
  const grown = subjects.map(({ what, measure }) => ({
    what,
    runs: databases.map((database) => () => measure(database)),
  }));
  const bound = subjects.flatMap(({ what, policies }) =>
    policies ? [{ what, runs: [() => policies.free(largest), () => policies.bound(largest)] }] : [],
  );
  const times = await measureInterleaved(
    [...grown, ...bound].flatMap(({ runs }) => runs),
    (run) => run(),
  );
  const lineOf = ({ what, runs }: (typeof grown)[number], which: number, limit: number): Line => {
    const [beside = 0, ...others] = runs.map((run) => median(times.get(run) ?? []));
    return { what, unit: 'ms', ours: others[which] ?? 0, beside, limit: { times: limit } };
  };
  for (const [which, { size }] of larger.entries()) {
    const lines = grown.map((subject) => lineOf(subject, which, MAX_GROWTH));
    printTable(`Growth: ${size.toLocaleString('en')} rows a table`, `${smallest.size} rows`, lines);
  }
  const lines = bound.map((subject) => lineOf(subject, 0, MAX_POLICY_COST));
  printTable('Row-level security, in the largest', 'without policies', lines);
}

/** Returns the reads as SQL statements. Without policies they run as the tables' owner, who bypasses policies. */
async function readSubjects(databaseUrl: string): Promise<Subject[]> {
  const translator = openTranslator(databaseUrl);
  const subjectOf = async (
    what: string,
    requests: readonly Request[],
    readerAt: (database: GrownDatabase) => Reader,
  ): Promise<Subject> => {
    const statements: Statement[] = [];
    for (const request of requests) statements.push(await translator.toStatement(request));
    return {
      what,
      measure: (database) => millisecondsOf(database.sql, readerAt(database), statements, true),
      policies: {
        bound: (database) => millisecondsOf(database.sql, readerAt(database), statements, false),
        free: (database) => millisecondsOf(database.sql, 'owner', statements, false),
      },
    };
  };
  try {
    const subjects: Subject[] = [];
    for (const what of PAGE_READS) {
      subjects.push(await subjectOf(what, await publicRequests(what), () => 'visitor'));
    }
    for (const what of ADMIN_READS) {
      subjects.push(await subjectOf(what, await adminRequests(what), ({ adminId }) => ({ userId: adminId })));
    }
    return subjects;
  } finally {
    await translator.close();
  }
}

/** Returns the lists of the back office with their counts, over the embedded API. */
function listSubjects(): Subject[] {
  return resources
    .filter(({ table }) => isGrowing(table))
    .map((resource) => ({
      what: `${resource.table}: list and count, over HTTP`,
      measure: async ({ provider }) => {
        const times: number[] = [];
        for (let turn = 0; turn < LISTS_A_ROUND; turn += 1) {
          const began = performance.now();
          await provider.getList(listParams(resource));
          times.push(performance.now() - began);
        }
        // The quickest run, as for statements: the others include other work of the machine.
        return Math.min(...times);
      },
    }));
}

/** Starts a database with `size` rows in each table, with its API and a signed-in administrator. */
async function openGrownDatabase(size: number): Promise<GrownDatabase> {
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
