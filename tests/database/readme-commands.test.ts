import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../src/server/box/box';
import { startHostedProject } from '../fixtures/hosted-project';
import { shellCommands } from '../architecture/documents';
import { ROOT } from '../architecture/source-files';
import { runOperatorCommand } from './support/command';
import { useDatabase } from './support/database-fixture';
import { runLine } from './support/run-line';

const database = useDatabase();
/** The shell lines of the README's steps to production. */
let lines: string[];

beforeAll(async () => {
  const section = await readSection('supabase/hosting/README.md', 'Deploying to hosted Supabase');
  lines = shellCommands(section.split('\n### ')[0] ?? '');
});

async function readSection(file: string, heading: string): Promise<string> {
  const readme = await readFile(path.join(ROOT, file), 'utf8');
  return readme.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

function lineWith(words: string): string {
  const [line, ...others] = lines.filter((candidate) => candidate.includes(words));
  if (line === undefined || others.length > 0) throw new Error(`The README has not one line with ${words}`);
  return line;
}

const run = (line: string, env: NodeJS.ProcessEnv = {}) =>
  runLine(line, { DATA_DIR: database.backend.dataDir, PGSSLMODE: 'disable', ...env });

describe('the README’s steps to production', () => {
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
    ['another key', [['SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY']]],
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
});

describe('the README’s steps to one box', () => {
  let section: string;
  let root: string;
  beforeAll(async () => {
    section = await readSection('supabase/local/README.md', 'One box of your own');
    root = await mkdtemp(path.join(tmpdir(), 'readme-box-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('write the files that the README lists, by options that the command has', async () => {
    const [shown = '', asked = ''] = shellCommands(section).filter((line) =>
      line.includes('npm run box:setup'),
    );
    const dry = await run(`${shown.replace('your-domain', 'dernek.example')} --root ${root}`);
    expect([dry.code, await readdir(root)]).toEqual([0, []]);
    const options = [...section.matchAll(/`(--[a-z-]+)`/g)].map(([, option = '']) => option);
    expect(options).toEqual(expect.arrayContaining(QUESTIONS.map(({ flag }) => `--${flag}`)));
    const answers = '--yes --domain dernek.example --smtp smtp://localhost --alarm-to you@example.org';
    const { code, output } = await run(`${asked} -- ${answers} --root ${root}`);
    expect(code).toBe(0);
    const listed = [
      ...section.matchAll(/`((?:\/etc\/)?[\w/.]*dernek[\w.@-]*\.(?:env|service|timer|caddy))`/g),
    ].map(([, file = '']) => file);
    expect(listed.length).toBeGreaterThan(6);
    for (const file of listed)
      expect(output).toMatch(new RegExp(`^\\+ \\S*${file.replaceAll('.', '\\.')}: yeni$`, 'm'));
  });

  it('name commands of the box that it has', async () => {
    const verbs = [...section.matchAll(/npm run box -- ([a-z]+)/g)].map(([, verb = '']) => verb);
    expect(new Set(verbs)).toEqual(new Set(['status', 'logs', 'backup', 'restore', 'rehearse', 'grant']));
    const { output } = await runOperatorCommand('box', { env: {} });
    for (const verb of verbs) expect(output).toMatch(new RegExp(`^  ${verb} `, 'm'));
  });
});
