import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHostedProject } from '../fixtures/hosted-project';
import { shellCommands } from '../architecture/documents';
import { repositoryPaths, ROOT } from '../architecture/source-files';
import { runOperatorCommand } from './support/command';
import { useDatabase } from './support/database-fixture';
import { runLine } from './support/run-line';

const database = useDatabase();
/** The shell lines of the README's steps to production. */
let lines: string[];

beforeAll(async () => {
  const readme = await readFile(path.join(ROOT, 'supabase/hosting/README.md'), 'utf8');
  const section = readme.split('\n## ').find((part) => part.startsWith('Deploying to hosted Supabase\n'));
  const steps = section?.split('\n### ')[0] ?? '';
  lines = shellCommands(steps);
});

function lineWith(words: string): string {
  const [line, ...others] = lines.filter((candidate) => candidate.includes(words));
  if (line === undefined || others.length > 0) throw new Error(`The README has not one line with ${words}`);
  return line;
}

const run = (line: string, env: NodeJS.ProcessEnv = {}) =>
  runLine(line, { DATA_DIR: database.backend.dataDir, PGSSLMODE: 'disable', ...env });

describe('the README’s steps to production', () => {
  it('apply the schema to the right database, without warnings', async () => {
    const { sql, backend } = database;
    const name = `readme_${Date.now()}`;
    const url = Object.assign(new URL(backend.dbUrl), { pathname: `/${name}` }).href;
    await sql.unsafe(`create database ${name} template template0`);
    const pushed = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      await pushed.unsafe(SUPABASE_AUTH_HELPERS_SQL + getAuthSchemaSql() + getStorageSchemaSql());
      // With an address, --remote needs no linked project.
      const aimed = (line: string) => line.replace(/--remote\b/, `--remote='${url}'`);
      const push = await run(aimed(lineWith('db push')), { SUPABASE_YES: '1' });
      expect(push).toMatchObject({
        code: 0,
        output: expect.stringContaining('Target: custom Postgres') as string,
      });
      expect((await pushed`select to_regclass('public.announcements') is not null as made`)[0]?.made).toBe(
        true,
      );
      const advisors = await run(aimed(lineWith('db advisors')));
      expect(advisors).toMatchObject({
        code: 0,
        output: expect.stringContaining('No issues found') as string,
      });
    } finally {
      await pushed.end();
      await sql.unsafe(`drop database ${name} with (force)`);
    }
  });

  it('run every command of the CLI on the hosted project, with valid options', async () => {
    const commands = lines.filter((line) => line.includes('npx supabase '));
    expect(commands).toHaveLength(7);
    for (const line of commands) {
      const [, words = ''] = /npx supabase ((?:[a-z]+ ?)+)/.exec(line) ?? [];
      const { code, output } = await run(`npx supabase ${words.trim()} --help`);
      expect([line, code]).toEqual([line, 0]);
      for (const [flag] of line.matchAll(/--[a-z-]+/g)) expect(output).toContain(flag);
      if (output.includes('Local by default')) expect(line).toContain('--remote');
    }
  });

  it('appoint the first administrator of the hosted project', async () => {
    const { backend, sql } = database;
    const project = await startHostedProject(backend, sql);
    const line = lineWith('admin:grant')
      .replace('https://YOUR_REF.supabase.co', project.url)
      .replace('SUPABASE_SECRET_KEY=…', `SUPABASE_SECRET_KEY=${backend.secretKey}`);
    const { code, output } = await run(line).finally(() => project.stop());
    expect([code, output]).toEqual([0, expect.stringContaining('you@example.org artık yönetici.') as string]);
    expect(output).toContain(`Hesaplar: ${project.url}`);
    const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(output) ?? [];
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signInWithPassword({ email: 'you@example.org', password });
    expect(error).toBeNull();
    const { data } = await client.from('profiles').select('is_admin,full_name').single();
    expect(data).toEqual({ is_admin: true, full_name: 'Your Name' });
  });

  it.each([
    ['another address', [['SUPABASE_URL', 'SUPABASE_PROJECT_URL']]],
    ['a typing error in the address', [['SUPABASE_URL', 'SUPBASE_URL']]],
    ['another key', [['SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY']]],
    ['the publishable key', [['SUPABASE_SECRET_KEY', 'SUPABASE_PUBLISHABLE_KEY']]],
    [
      'another address and another key',
      [
        ['SUPABASE_URL', 'SUPABASE_PROJECT_URL'],
        ['SUPABASE_SECRET_KEY', 'SERVICE_KEY'],
      ],
    ],
  ] as const)('never change the local accounts when variables are named like %s', async (_, renamed) => {
    const { sql, backend } = database;
    const [words = '', argument = ''] = lineWith('admin:grant').split(' npm run admin:grant -- ');
    const names = new Map<string, string>(renamed);
    const env = Object.fromEntries(
      [...words.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value]) => [names.get(name) ?? name, value]),
    );
    const args = [argument.split(' ')[0]?.replace('you@', 'yanlis@') ?? ''];
    const { code, output } = await runOperatorCommand('admin-grant', {
      args,
      env: { DATA_DIR: backend.dataDir, ...env },
    });
    expect([code, args]).toEqual([1, ['yanlis@example.org']]);
    expect(output).toContain('SUPABASE_URL ve SUPABASE_SECRET_KEY birlikte gerekir');
    if (names.size > 1)
      expect(output).toMatch(/birlikte gerekir\. \S+ bilinmiyor\. Hiçbir şey değiştirilmedi\./);
    expect(await sql`select id from auth.users where email = 'yanlis@example.org'`).toHaveLength(0);
  });

  it('send the association’s own address with the settings, and no local address', async () => {
    const output = await runAgainstProject(lineWith('config push').replace('config push', 'config diff'));
    expect(output).toContain('"https://your-domain" (from env SITE_URL)');
    expect(output).not.toMatch(/127\.0\.0\.1:(?:4173|5173)|localhost/);
  });
});

/** The lines that this file does not run, each with the file that proves it. */
const PROVEN_ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^npm ci( && npm test)?$|^npm test$|^npx tsx tests\/run\.ts /, 'tests/run.ts'],
  [/^npm run build$/, 'tests/runner/steps.ts'],
  [/\bnpm start$/, 'tests/e2e/product/npm-start.spec.ts'],
  [/\bnpm run build:static$/, 'tests/e2e/product/static.spec.ts'],
  [/^export [A-Z_]+=/, 'tests/unit/server/site-options.test.ts'],
  [/^npm run deploy:setup\b/, 'tests/database/deploy/deploy-setup.test.ts'],
  [/^npm run deploy:check\b/, 'tests/database/deploy/deploy-check.test.ts'],
  [/^npm run test:supabase\b/, 'tests/database/supabase-suite.test.ts'],
  [
    /^docker compose |^mkdir -p supabase\/\.temp$|^sed .* supabase\/hosting\//,
    'tests/database/deploy/hosting-files.test.ts',
  ],
  [
    /^(?:useradd|install) .*dernek|^git clone .*npm run build$|^cp supabase\/hosting\/|^systemctl enable /,
    'tests/database/deploy/hosting-files.test.ts',
  ],
  [/^npm run (?:backup|restore)\b/, 'tests/database/server/commands.test.ts'],
  [/^git checkout FORMER_VERSION && npm ci && npm run build$/, 'tests/database/hosted-backup.test.ts'],
  [/^npm run bench\b/, 'tests/bench/run.ts'],
  [/^npm run test:recipe /, 'tests/runner/recipe.ts'],
  [/^npm run test:power\b/, 'tests/power/run.ts'],
  [/\bnpx supabase |\bnpm run admin:grant\b/, 'tests/database/readme-commands.test.ts'],
];
/** The lines that would run for minutes, by their beginning. Each is changed to list the tests that it would run. */
const ASKED: readonly (readonly [string, (line: string) => string])[] = [
  [
    'npx vitest run ',
    (line) => line.replace('vitest run', line.includes(' -t ') ? 'vitest list' : 'vitest list --filesOnly'),
  ],
  ['npx playwright test ', (line) => `${line} --list`],
];

describe('every command of the READMEs', () => {
  const readmes = repositoryPaths().filter((file) => path.basename(file) === 'README.md');
  const typed = readmes.flatMap((file) => shellCommands(readFileSync(path.join(ROOT, file), 'utf8')));
  const isElsewhere = (line: string) => PROVEN_ELSEWHERE.some(([pattern]) => pattern.test(line));
  const askFor = (line: string) => ASKED.find(([beginning]) => line.startsWith(beginning))?.[1](line);

  it('is run here or proven by another file', () => {
    expect(typed).toContain('npm ci && npm start');
    const untried = typed.filter((line) => !isElsewhere(line) && askFor(line) === undefined);
    expect(untried).toEqual([]);
    expect(PROVEN_ELSEWHERE.filter(([, proof]) => !existsSync(path.join(ROOT, proof)))).toEqual([]);
  });

  it.each(typed.flatMap((line) => askFor(line) ?? []))('selects existing tests: %s', async (question) => {
    const { code, output } = await run(question);
    expect([code, output]).toEqual([0, expect.stringMatching(/\.(?:test|spec)\.tsx?\b/) as string]);
  });
});

/** Runs a CLI command on a mock of Supabase's management API, which requires an account. */
async function runAgainstProject(line: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'readme-'));
  try {
    const profile = path.join(folder, 'profile.yaml');
    const lineOf = (name: string) => `${name}: ${address}\n`;
    const urls = ['api_url', 'dashboard_url', 'docs_url'].map(lineOf).join('');
    await writeFile(profile, `name: test\nproject_host: 127.0.0.1\nstudio_image: none\n${urls}`);
    const token = `sbp_${'0'.repeat(40)}`;
    const aimed = `${line} --profile '${profile}' --remote=abcdefghijklmnopqrst`;
    return (await run(aimed, { SUPABASE_ACCESS_TOKEN: token })).output;
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
}
