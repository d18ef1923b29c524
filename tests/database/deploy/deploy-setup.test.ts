import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startHostedProject } from '../../fixtures/hosted-project';
import { runOperatorCommand, spawnOperatorCommand } from '../support/command';
import { useDatabase } from '../support/database-fixture';

const REF = 'abcdefghijklmnopqrst';
const database = useDatabase();
let project: Awaited<ReturnType<typeof startHostedProject>>;
/** The folder of a program named `supabase`, which writes down what it is asked. */
let standIn: string;

beforeAll(async () => {
  project = await startHostedProject(database.backend, database.sql);
});
afterAll(() => project.stop());
beforeEach(async () => {
  standIn = await mkdtemp(path.join(tmpdir(), 'supabase-cli-'));
});
afterEach(() => rm(standIn, { recursive: true }));

/**
 * Sets the project up with a stand-in for the CLI. `script` decides its exit code; `config diff` finds a difference. In a process of its
 * own, the output has that of the commands which it runs.
 */
async function setUp(
  args: readonly string[] = [],
  {
    script = '',
    env = {},
    run = runOperatorCommand,
  }: Partial<{ script: string; env: NodeJS.ProcessEnv; run: typeof runOperatorCommand }> = {},
) {
  const { backend } = database;
  const program = path.join(standIn, 'supabase');
  const log = path.join(standIn, 'asked.txt');
  await writeFile(log, '');
  await writeFile(
    program,
    `#!/bin/sh\necho "$@" >> '${log}'\ncase "$*" in config\\ diff*) exit 2;; esac\n${script}\n`,
  );
  await chmod(program, 0o755);
  const result = await run('deploy-setup', {
    args,
    env: {
      PATH: `${standIn}:${process.env.PATH ?? ''}`,
      SUPABASE_URL: project.url,
      SUPABASE_PROJECT_REF: REF,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
      SITE_URL: 'http://127.0.0.1:9',
      ...env,
    },
  });
  return { ...result, asked: (await readFile(log, 'utf8')).trim().split('\n') };
}

/** Stops at the settings. */
const STOPS = 'case "$*" in config\\ push*) exit 3;; esac';

it('asks the CLI for each step in order, on the named project', async () => {
  const { sql } = database;
  const [row] = await sql`
    delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations) returning *`;
  const { asked, output } = await setUp([], { run: spawnOperatorCommand });
  await sql`insert into supabase_migrations.schema_migrations ${sql({ ...row })}`;
  expect(asked).toEqual([
    `db push --remote=${REF}`,
    `db advisors --remote=${REF} --fail-on warn`,
    `config diff --remote=${REF} --exit-code`,
    `config push --remote=${REF}`,
    `secrets set SITE_URL=http://127.0.0.1:9 --remote=${REF}`,
    `functions deploy --use-api --remote=${REF}`,
  ]);
  expect(output).toMatch(/^6\/6 .*\n {2}npm run deploy:check/m);
});

it('skips what is done already, and ends with the check', async () => {
  const { asked, output, code } = await setUp(['siz@dernek.example', '--name', 'Ad Soyad'], {
    run: spawnOperatorCommand,
  });
  expect(asked).not.toContain(`db push --remote=${REF}`);
  expect(output).toMatch(/1\/7 Veri tabanının şeması\n {2}npx supabase db push \S+\n {2}Zaten yapılmış\./);
  expect(output).toMatch(/6\/7 İlk yönetici\n.*\n {2}Zaten yapılmış\./);
  expect(output).toContain('✓ Veri tabanının şeması bu sürümün şeması.');
  // Nobody serves the site, which the check at the end says.
  expect([code, output]).toEqual([1, expect.stringContaining('7. adımda duruldu: Son bakış.') as string]);
});

it('without variables names all that it needs, and changes nothing', async () => {
  const none = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_SECRET_KEY: '', SITE_URL: '' };
  const { asked, code, output } = await setUp([], { env: none });
  expect([code, asked]).toEqual([1, ['']]);
  for (const name of Object.keys(none)) expect(output).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
  expect(output).toContain('npm run deploy:setup -- siz@dernek.example --name "Adınız Soyadınız"');
});

it('reaches the database by the pooler’s address where one is given, and shows no password', async () => {
  const { sql } = database;
  const [row] = await sql`
    delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations) returning *`;
  const address = 'postgresql://postgres.ref:gizli-parola@aws-0-eu.pooler.supabase.com:5432/postgres';
  const { asked, output } = await setUp([], { script: STOPS, env: { SUPABASE_DB_URL: address } });
  await sql`insert into supabase_migrations.schema_migrations ${sql({ ...row })}`;
  expect(asked.slice(0, 2)).toEqual([
    `db push --remote=${address}`,
    `db advisors --remote=${address} --fail-on warn`,
  ]);
  expect(output).toContain('npx supabase db push --remote=$SUPABASE_DB_URL');
  expect(output).not.toContain('gizli-parola');
});

it('stops at the first failure with the step’s name', async () => {
  const { asked, code, output } = await setUp([], { script: STOPS });
  expect(asked.at(-1)).toBe(`config push --remote=${REF}`);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('3. adımda duruldu: Giriş ayarları ve e-posta metinleri.') as string,
  ]);
});

it.each([
  ['SUPABASE_SECRET_KEY', 'gizli anahtar (sb_secret_…); kimseyle paylaşmayın'],
  ['SUPABASE_PROJECT_REF', 'Projenin 20 harflik kodu adresinde yok.'],
])('begins nothing without %s', async (name, sentence) => {
  const { asked, code, output } = await setUp([], { env: { [name]: '' } });
  expect([code, output, asked]).toEqual([1, expect.stringContaining(sentence) as string, ['']]);
});
