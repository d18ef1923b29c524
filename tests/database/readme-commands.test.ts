import { execFile } from 'node:child_process';
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
import { useDatabase } from './support/database-fixture';

const ROOT = path.resolve(import.meta.dirname, '../..');
const database = useDatabase();
/** The shell lines of the README's steps to production. */
let lines: string[];

beforeAll(async () => {
  const readme = await readFile(path.join(ROOT, 'supabase/README.md'), 'utf8');
  const section = readme.split('\n## ').find((part) => part.startsWith('Deploying to hosted Supabase\n'));
  const steps = section?.split('\n### ')[0] ?? '';
  lines = [...steps.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
});

function lineWith(words: string): string {
  const [line, ...others] = lines.filter((candidate) => candidate.includes(words));
  if (line === undefined || others.length > 0) throw new Error(`The README has not one line with ${words}`);
  return line;
}

/** Runs a line in a shell at the root of the project. */
function run(line: string, env: NodeJS.ProcessEnv = {}): Promise<{ code: number; output: string }> {
  const inherited: NodeJS.ProcessEnv = {};
  for (const name of ['PATH', 'HOME', 'LANG']) inherited[name] = process.env[name];
  const own = { DATA_DIR: database.backend.dataDir, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' };
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...inherited, ...own, ...env }, maxBuffer: 16 * 1024 * 1024 };
    execFile('/bin/sh', ['-c', line], options, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
        output: stdout + stderr,
      });
    });
  });
}

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
    expect(commands).toHaveLength(5);
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
      .replace('SERVICE_ROLE_KEY=…', `SERVICE_ROLE_KEY=${backend.serviceRoleKey}`);
    const { code, output } = await run(line).finally(() => project.stop());
    expect([code, output]).toEqual([0, expect.stringContaining('you@example.org artık yönetici.') as string]);
    expect(output).toContain(`Hesaplar: ${project.url}`);
    const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(output) ?? [];
    const client = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signInWithPassword({ email: 'you@example.org', password });
    expect(error).toBeNull();
    const { data } = await client.from('profiles').select('is_admin,full_name').single();
    expect(data).toEqual({ is_admin: true, full_name: 'Your Name' });
  });

  it.each([
    ['another address', 'SUPABASE_URL', 'SUPABASE_PROJECT_URL'],
    ['a typing error in the address', 'SUPABASE_URL', 'SUPBASE_URL'],
    ['another key', 'SERVICE_ROLE_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
    ['the anonymous key', 'SERVICE_ROLE_KEY', 'SUPABASE_ANON_KEY'],
  ])('never change the local accounts when a variable is named like %s', async (_, right, wrong) => {
    const { sql } = database;
    const line = lineWith('admin:grant')
      .replace(`${right}=`, `${wrong}=`)
      .replace('you@example.org', 'yanlis@example.org');
    const { code, output } = await run(line);
    expect(code).toBe(1);
    expect(output).toContain('SUPABASE_URL ve SERVICE_ROLE_KEY birlikte gerekir');
    expect(await sql`select id from auth.users where email = 'yanlis@example.org'`).toHaveLength(0);
  });

  it('never change the local accounts when both variables are misnamed', async () => {
    const line = lineWith('admin:grant')
      .replace('SUPABASE_URL=', 'SUPABASE_PROJECT_URL=')
      .replace('SERVICE_ROLE_KEY=', 'SERVICE_KEY=');
    const { code, output } = await run(line);
    expect(code).toBe(1);
    expect(output).toMatch(/birlikte gerekir\. \S+ bilinmiyor\. Hiçbir şey değiştirilmedi\./);
  });

  it('send the association’s own address with the settings, and no local address', async () => {
    const output = await runAgainstProject(lineWith('config push').replace('config push', 'config diff'));
    expect(output).toContain('"https://your-domain" (from env SITE_URL)');
    expect(output).not.toMatch(/127\.0\.0\.1:(?:4173|5173)|localhost/);
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
