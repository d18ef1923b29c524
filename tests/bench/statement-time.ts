import type { Sql, TransactionSql } from 'postgres';
import type { Statement } from '../fixtures/growth/asked-sql';
import { type Reader, runAs } from '../fixtures/growth/run-as';

/** So long a read is repeated; long beside the clock's grain, short beside what else a machine does meanwhile. */
const REPEATED_MS = 40;
/** PostgreSQL plans a prepared statement five times before it decides whether to keep the plan. */
const WARM_UP_RUNS = 7;

/**
 * Takes a read's statements, gives the milliseconds that all of them take together, as the reader. They run as PostgREST runs them:
 * prepared, with the answer as JSON. The loop turns inside the database, because a round trip from here takes longer than most of
 * them.
 */
export async function millisecondsOf(
  sql: Sql,
  reader: Reader,
  statements: readonly Statement[],
): Promise<number> {
  return runAs(sql, reader, async (transaction) => {
    for (const [index, statement] of statements.entries()) {
      await transaction.unsafe(
        `prepare read_${index} as select json_agg(answer) from (${statement.sql}) as answer`,
      );
    }
    const runs = statements.map(({ parameters }, index) => `execute read_${index}${argumentsOf(parameters)}`);
    try {
      return await repeat(transaction, runs);
    } finally {
      for (const index of statements.keys()) await transaction.unsafe(`deallocate read_${index}`);
    }
  });
}

async function repeat(transaction: TransactionSql, runs: readonly string[]): Promise<number> {
  const once = runs.map((run) => `execute ${quoted(run)};`).join('\n');
  await transaction.unsafe(`
    do $$
    declare
      began timestamptz;
      runs integer := 0;
    begin
      for turn in 1..${WARM_UP_RUNS} loop
        ${once}
      end loop;
      began := clock_timestamp();
      loop
        ${once}
        runs := runs + 1;
        exit when clock_timestamp() > began + interval '${REPEATED_MS} ms';
      end loop;
      perform set_config('bench.ms', (extract(epoch from clock_timestamp() - began) * 1000 / runs)::text, true);
    end
    $$`);
  const [row] = await transaction<{ ms: string }[]>`select current_setting('bench.ms') as ms`;
  return Number(row?.ms);
}

function argumentsOf(parameters: Statement['parameters']): string {
  if (parameters.length === 0) return '';
  return `(${parameters.map((value) => (value === null ? 'null' : quoted(String(value)))).join(', ')})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
