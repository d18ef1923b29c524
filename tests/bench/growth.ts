import postgres, { type Sql } from 'postgres';
import { startTestBackend, type TestBackend } from '../fixtures/backend';
import { ADMIN_READS, adminRequests } from '../fixtures/growth/admin-reads';
import { openTranslator, type Statement } from '../fixtures/growth/asked-sql';
import { growTables } from '../fixtures/growth/grow-tables';
import { PAGE_READS, publicRequests } from '../fixtures/growth/public-reads';
import type { Reader } from '../fixtures/growth/run-as';
import { measureInterleaved, median } from './rounds';
import { millisecondsOf } from './statement-time';
import { printTable, say, type Line } from './table';

/** Issue 5's. */
const SIZES = [100, 10_000, 100_000] as const;
const MAX_GROWTH = 1.5;
const MAX_POLICY_COST = 1.15;

interface Place {
  size: number;
  backend: TestBackend;
  sql: Sql;
  userId: string;
}

interface Read {
  what: string;
  statements: readonly Statement[];
  isAdministrators: boolean;
}

interface Subject {
  read: Read;
  place: Place;
  /** False asks as the tables' owner, whom no policy binds. */
  hasPolicies: boolean;
}

/** How long what visitors and administrators read takes as tables grow, and what row-level security costs of it. */
export async function benchGrowth(): Promise<void> {
  const places: Place[] = [];
  try {
    for (const size of SIZES) places.push(await openPlace(size));
    const reads = await translateReads(places[0]?.backend.dbUrl ?? '');
    const subjects = reads.flatMap((read) => [
      ...places.map((place): Subject => ({ read, place, hasPolicies: true })),
      ...places.slice(-1).map((place): Subject => ({ read, place, hasPolicies: false })),
    ]);
    const times = await measureInterleaved(subjects, measure);
    const timeOf = (read: Read, size: number, hasPolicies: boolean) =>
      median(
        [...times].find(
          ([subject]) =>
            subject.read === read && subject.place.size === size && subject.hasPolicies === hasPolicies,
        )?.[1] ?? [],
      );
    const [smallest, ...larger] = SIZES;
    for (const size of larger) {
      const lines = reads.map((read): Line => ({
        what: read.what,
        unit: 'ms',
        ours: timeOf(read, size, true),
        beside: timeOf(read, smallest, true),
        limit: { times: MAX_GROWTH },
      }));
      printTable(`Growth: ${size.toLocaleString('en')} rows a table`, `${smallest} rows`, lines);
    }
    const largest = SIZES[2];
    const lines = reads.map((read): Line => ({
      what: read.what,
      unit: 'ms',
      ours: timeOf(read, largest, true),
      beside: timeOf(read, largest, false),
      limit: { times: MAX_POLICY_COST },
    }));
    printTable(`Row-level security: ${largest.toLocaleString('en')} rows a table`, 'without policies', lines);
  } finally {
    for (const { sql, backend } of places) {
      await sql.end();
      await backend.stop();
    }
  }
}

async function openPlace(size: number): Promise<Place> {
  const backend = await startTestBackend();
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  const began = performance.now();
  await growTables(sql, size);
  say(
    `${size.toLocaleString('en')} rows a table: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const [admin] = await sql<{ user_id: string }[]>`select user_id from profiles where is_admin`;
  return { size, backend, sql, userId: admin?.user_id ?? '' };
}

async function translateReads(databaseUrl: string): Promise<Read[]> {
  const translator = openTranslator(databaseUrl);
  const translate = async (what: string, requests: readonly Request[], isAdministrators: boolean) => {
    const statements: Statement[] = [];
    for (const request of requests) statements.push(await translator.toStatement(request));
    return { what, statements, isAdministrators };
  };
  try {
    const reads: Read[] = [];
    for (const read of PAGE_READS) reads.push(await translate(read, await publicRequests(read), false));
    for (const read of ADMIN_READS) reads.push(await translate(read, await adminRequests(read), true));
    return reads;
  } finally {
    await translator.close();
  }
}

function measure({ read, place, hasPolicies }: Subject): Promise<number> {
  const role: Reader = read.isAdministrators ? { userId: place.userId } : 'visitor';
  return millisecondsOf(place.sql, hasPolicies ? role : 'owner', read.statements);
}
