import { execFileSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Sql } from 'postgres';
import { openDatabase } from '../../../supabase/local/postgres/open-database';
import { readMails } from '../../../supabase/local/system';
import { findBox } from '../box/environment';
import { readFacts } from '../watch/facts';
import { readErrors } from '../watch/system-watch';
import { formatHandover, type Holding, mergeHoldings, parseHolding, USUAL_HOLDINGS } from '../box/handover';
import { runAsOwner } from '../box/run-on-box';
import { ROOT } from '../build/builds';
import { readBackupProject, readSettings, readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { openQuestions } from './support/questions';
import { runCommand } from './support/run-command';
import { withDatabase } from './support/with-database';

const DOCUMENT = 'HANDOVER.md';
/** What was answered, for the next time. */
const NOTES = 'handover.json';

await runCommand(async () => {
  const { values } = parseArgs({ options: { held: { type: 'string', multiple: true, default: [] } } });
  const given = values.held.map(parseHolding);
  // On a box the command is the site's user's.
  const box = process.env.DATA_DIR ? null : await findBox('/', ROOT);
  if (box) {
    process.exitCode = await runAsOwner(box, 'handover', process.argv.slice(2));
    return;
  }
  const { DATA_DIR: dataDir } = readSettings(process.env);
  const project = readBackupProject(process.env);
  const fromDatabase = project
    ? await readProject(project.databaseUrl)
    : await withDatabase(readSiteOptions(process.env, 0), readDatabase);
  const notes = path.join(dataDir, NOTES);
  const holdings = mergeHoldings(await readNotes(notes), given);
  const all = holdings.length === 0 && process.stdin.isTTY ? await askHoldings() : holdings;
  await writeFile(notes, JSON.stringify(all, null, 2), { mode: 0o600 });
  const file = path.join(dataDir, DOCUMENT);
  const text = formatHandover({
    ...(await readFacts(dataDir, process.env)),
    dataDir,
    box: process.env.BOX_NAME,
    programDir: ROOT,
    versions: {
      ...(await readProgramVersions()),
      PostgreSQL: fromDatabase.server,
      Schema: fromDatabase.schema,
    },
    administrators: fromDatabase.administrators,
    withoutSecondStep: fromDatabase.withoutSecondStep,
    errors: readErrors(dataDir),
    unsentMails: fromDatabase.unsentMails,
    holdings: all,
  });
  await writeFile(file, text, { mode: 0o600 });
  // One that was there keeps its mode.
  await chmod(file, 0o600);
  printLine(`Yazıldı: ${file}`);
  printLine('Adlar taşır, parola taşımaz. Sonraki sorumluya elden verin; depoya koymayın.');
});

async function readProject(databaseUrl: string) {
  const sql = await openDatabase(databaseUrl, { max: 1 });
  try {
    const people = await sql<{ email: string }[]>`
      select email from public.profiles join auth.users as account on account.id = user_id
      where is_admin and not exists (
        select from auth.mfa_factors as factor where factor.user_id = account.id and factor.status = 'verified'
      ) order by email`;
    return { ...(await readDatabase(sql)), withoutSecondStep: people.map(({ email }) => email) };
  } finally {
    await sql.end();
  }
}

async function readDatabase(sql: Sql) {
  const administrators = await sql<{ email: string; name: string | null; lastSignIn: Date | null }[]>`
    select email, full_name as name, last_sign_in_at as "lastSignIn"
    from public.profiles join auth.users on id = user_id where is_admin order by email`;
  const [versions] = await sql<{ server: string; schema: string }[]>`
    select current_setting('server_version') as server, coalesce(max(version), '') as schema
    from supabase_migrations.schema_migrations`;
  return {
    administrators: [...administrators],
    // The embedded backend offers none.
    withoutSecondStep: [] as string[],
    // A schema from before the queue has none.
    unsentMails: await readMails(sql).then(
      ({ unsent }) => unsent,
      () => null,
    ),
    server: versions?.server ?? '',
    schema: versions?.schema ?? '',
  };
}

async function readProgramVersions(): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { Program: `${version}${readCommit()}`, Node: process.versions.node };
}

/** A program that was copied without its history has no commit, and another user's checkout tells none. */
function readCommit(): string {
  try {
    const args = ['-c', `safe.directory=${ROOT}`, 'describe', '--always', '--tags'];
    const commit = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return ` (${commit.trim()})`;
  } catch {
    return '';
  }
}

async function readNotes(file: string): Promise<Holding[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text) as Holding[];
}

async function askHoldings(): Promise<Holding[]> {
  const questions = openQuestions();
  const holdings: Holding[] = [];
  try {
    for (const what of USUAL_HOLDINGS) {
      const where = await questions.ask(`${what}: hangi şirkette, kimin adresiyle? (bilinmiyorsa boş) `);
      if (where === '') continue;
      const renewal = await questions.ask('  Yenileme günü, örneğin 2027-03-01 (yoksa boş): ');
      holdings.push(parseHolding([what, where, renewal].join(';')));
    }
  } finally {
    questions.close();
  }
  return holdings;
}
