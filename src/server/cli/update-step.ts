import { OperatorError } from '../../lib/operator-error';
import { readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';
import { withDatabase } from './support/with-database';

/** The steps that an update runs in another release or as the server's user. Another release may call them, so their words stay. */
const STEPS: Readonly<Record<string, (argument: string) => Promise<void>>> = { check, count, restore };

await runCommand(async () => {
  const [, , step = '', argument = ''] = process.argv;
  const run = STEPS[step];
  if (!run) throw new OperatorError('Bu komutu yalnızca npm run update kullanır.');
  await run(argument);
});

/** Reads the settings and loads the whole server, so that a package or a Node release that does not fit is found before the swap. */
async function check(): Promise<void> {
  readSiteOptions(process.env, 0);
  await import('../start-site');
}

/** Prints the number of changes since a time, by table, as JSON. */
async function count(since: string): Promise<void> {
  const rows = await withDatabase(
    readSiteOptions(process.env, 0),
    (sql) => sql<{ table: string; changes: number }[]>`
      select table_name as table, count(*)::int as changes from private.history
      where changed_at >= ${since} group by 1 order by 2 desc, 1`,
  );
  printLine(JSON.stringify(Object.fromEntries(rows.map(({ table, changes }) => [table, changes]))));
}

/** Puts the schema and the rows of an archive in place. */
async function restore(file: string): Promise<void> {
  const { dataDir, databaseUrl } = readSiteOptions(process.env, 0);
  const { restoreRows } = await import('../../../supabase/local/restore-backup');
  await restoreRows({ dataDir, databaseUrl, file });
}
