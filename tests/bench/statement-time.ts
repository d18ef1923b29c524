import type { Sql, TransactionSql } from 'postgres';
import type { Statement } from '../fixtures/growth/request-sql';
import { type Reader, runAs } from '../fixtures/growth/run-as';

/** The time for which a read is repeated. Its quickest batch counts, because the others include other work of the machine. */
const REPEATED_MS = 50;
/** A batch must be long compared with the clock's resolution of a microsecond. */
const BATCH_RUNS = 4;
/** PostgreSQL plans a statement five times before it considers a generic plan. */
const WARM_UP_BATCHES = 2;

/**
 * Measures the milliseconds that a read's statements take together for a reader. They run as in PostgREST, prepared and with a JSON
 * result. With `isPlannedAnew` they are planned each time, because PostgreSQL's choice of a generic plan has nothing to do with
 * growth. The loop runs inside the database, because a round trip takes longer than most statements.
 */
export async function millisecondsOf(
  sql: Sql,
  reader: Reader,
  statements: readonly Statement[],
  isPlannedAnew: boolean,
): Promise<number> {
  return runAs(sql, reader, async (transaction) => {
    if (isPlannedAnew) await transaction`set local plan_cache_mode = force_custom_plan`;
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
      finish timestamptz := clock_timestamp() + interval '${REPEATED_MS} ms';
      began timestamptz;
      quickest interval;
      batches integer := 0;
    begin
      loop
        began := clock_timestamp();
        for turn in 1..${BATCH_RUNS} loop
          ${once}
        end loop;
        batches := batches + 1;
        continue when batches <= ${WARM_UP_BATCHES};
        quickest := least(quickest, clock_timestamp() - began);
        exit when clock_timestamp() > finish;
      end loop;
      perform set_config('bench.ms', (extract(epoch from quickest) * 1000 / ${BATCH_RUNS})::text, true);
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
