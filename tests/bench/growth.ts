import { resources } from '../../admin/resources';
import { ADMIN_READS, adminRequests, listParams } from '../fixtures/growth/admin-reads';
import { openTranslator, type Statement } from '../fixtures/growth/asked-sql';
import { isGrowing } from '../fixtures/growth/grow-tables';
import { PAGE_READS, publicRequests } from '../fixtures/growth/public-reads';
import type { Reader } from '../fixtures/growth/run-as';
import { openPlace, type Place } from './growth-place';
import { measureInterleaved, median } from './rounds';
import { millisecondsOf } from './statement-time';
import { printTable, type Line } from './table';

/** Rows a table; the middle one shows whether a read grows with the table or jumps. */
const SIZES = [100, 10_000, 100_000];
const MAX_GROWTH = 1.5;
const MAX_POLICY_COST = 1.15;
const LISTS_A_ROUND = 9;

/** Something that is measured at each size. */
interface Subject {
  what: string;
  measure: (place: Place) => Promise<number>;
  /** The same with what policies cost, and without. */
  policies?: Readonly<Record<'bound' | 'free', (place: Place) => Promise<number>>>;
}

/** How long what visitors and administrators read takes as tables grow, and what row-level security costs of it. */
export async function benchGrowth(): Promise<void> {
  const places: Place[] = [];
  try {
    for (const size of SIZES) places.push(await openPlace(size));
    await compare(places);
  } finally {
    for (const place of places) await place.stop();
  }
}

async function compare(places: readonly Place[]): Promise<void> {
  const [smallest, ...larger] = places;
  const largest = larger.at(-1);
  if (!smallest || !largest) throw new Error('Growth needs two sizes');
  const subjects = [...(await readSubjects(smallest.databaseUrl)), ...listSubjects()];
  const grown = subjects.map(({ what, measure }) => ({
    what,
    runs: places.map((place) => () => measure(place)),
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

/** Every read as PostgreSQL is asked for it; without policies by the tables' owner, whom none binds. */
async function readSubjects(databaseUrl: string): Promise<Subject[]> {
  const translator = openTranslator(databaseUrl);
  const subjectOf = async (
    what: string,
    requests: readonly Request[],
    readerAt: (place: Place) => Reader,
  ): Promise<Subject> => {
    const statements: Statement[] = [];
    for (const request of requests) statements.push(await translator.toStatement(request));
    return {
      what,
      measure: (place) => millisecondsOf(place.sql, readerAt(place), statements, true),
      policies: {
        bound: (place) => millisecondsOf(place.sql, readerAt(place), statements, false),
        free: (place) => millisecondsOf(place.sql, 'owner', statements, false),
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

/** The lists of the back office with their counts, as its data provider gets them from the embedded API. */
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
        // As for statements, the quickest: in the others the machine did something else, too.
        return Math.min(...times);
      },
    }));
}
