import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHostedProject } from '../../fixtures/hosted-project';
import { useDatabase } from '../support/database-fixture';
import { useGuideMachine } from '../support/guide-runs';
import type { ServedLine } from '../support/run-line';
import { standInForSupabase } from '../support/stand-ins';

const machine = useGuideMachine('site');

/** Runs commands of the guides in the program's folder. */
function run(commands: string | readonly string[], options: Parameters<typeof machine.guide.run>[1] = {}) {
  return machine.guide.run(commands, { cwd: machine.site, ...options });
}

const database = useDatabase();
let project: Awaited<ReturnType<typeof startHostedProject>>;
let server: ServedLine;
let url: string;
/** What a reader has written down about the project. */
let values: Record<string, string>;
const SETTINGS = [
  'export SUPABASE_URL=https://YOUR_REF.supabase.co SITE_URL=https://your-domain',
  'export SUPABASE_PUBLISHABLE_KEY=… SUPABASE_SECRET_KEY=…',
];

beforeAll(async () => {
  const { backend, sql } = database;
  const clone = ['git clone YOUR_REPOSITORY site && cd site', 'npm ci', 'npm run build'];
  const places = { YOUR_REPOSITORY: machine.repository.root };
  expect(await run(clone, { cwd: machine.root, values: places })).toMatchObject({ code: 0 });
  project = await startHostedProject(backend, sql);
  const port = String(await getPort());
  url = `http://127.0.0.1:${port}`;
  values = {
    'PUBLISHABLE_KEY=…': `PUBLISHABLE_KEY=${backend.publishableKey}`,
    'SECRET_KEY=…': `SECRET_KEY=${backend.secretKey}`,
    'https://YOUR_REF.supabase.co': project.url,
    'https://your-domain': url,
    "'postgresql://postgres.YOUR_REF:PASSWORD@…:5432/postgres'": `'${backend.dbUrl}'`,
    ...{ '0.0.0.0': '127.0.0.1', '8080': port },
  };
});
afterAll(async () => {
  await server.stop();
  await project.stop();
});

it('a hosted project has our server in front', async () => {
  const line =
    'HOST=0.0.0.0 PORT=8080 SITE_URL=https://your-domain TRUST_PROXY=1 SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_PUBLISHABLE_KEY=… npm start';
  server = await machine.guide.serve(line, {
    cwd: machine.site,
    values,
    env: { DATA_DIR: path.join(machine.root, 'on') },
    url,
  });
  expect(await (await fetch(`${url}/healthz`)).text()).toMatch(/^ok\n/);
});

it('a hosted project is set up step by step by the CLI, gets its first administrator, and is found complete', async () => {
  const { backend } = database;
  const cli = await standInForSupabase(path.join(machine.bin, 'cli'));
  const env = { ...cli.env, SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst' };
  const setUp = [...SETTINGS, 'npm run deploy:setup -- you@example.org --name "Your Name"'];
  const done = await run(setUp, { values, env });
  expect(done.output).toMatch(/^6\/7 İlk yönetici[^]*^7\/7 Son bakış/m);
  expect(await readFile(cli.asked, 'utf8')).toMatch(
    /^db advisors [^]*\nconfig push [^]*\nfunctions deploy /m,
  );
  expect(done.output.match(/^✗ .*/gm)).toEqual(['✗ Site https ile açılmıyor.']);

  const grant =
    'SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_SECRET_KEY=… npm run admin:grant -- you@example.org --name "Your Name"';
  const granted = await run(grant, { values });
  expect(granted.output).toContain(`Hesaplar: ${project.url}`);
  const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(granted.output) ?? [];
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword({ email: 'you@example.org', password })).error).toBeNull();
  const { data } = await client.from('profiles').select('is_admin,full_name').single();
  expect(data).toEqual({ is_admin: true, full_name: 'Your Name' });
});

it('a hosted project is written as files for a static host', async () => {
  const line =
    'SITE_URL=https://your-domain SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_PUBLISHABLE_KEY=… npm run build:static';
  const { code, output } = await run(line, { values });
  expect([code, output]).toEqual([0, expect.stringContaining('Bitti: ') as string]);
  expect(existsSync(path.join(machine.site, 'dist/static/_redirects'))).toBe(true);
});

it('a hosted project is backed up, goes back to the former version and its rows, and takes migrations again', async () => {
  const { backend, service } = database;
  await service.from('announcements').insert({ title: 'Önce' }).throwOnError();
  const env = { PGSSLMODE: 'disable', SUPABASE_YES: '1' };
  const exports = [
    'export SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_SECRET_KEY=…',
    "export SUPABASE_DB_URL='postgresql://postgres.YOUR_REF:PASSWORD@…:5432/postgres'",
  ];
  const made = await run([...exports, 'npm run backup && npx supabase db push --remote'], {
    ...{ env, values: { ...values, '--remote': `--remote='${backend.dbUrl}'` } },
  });
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('up to date') as string]);
  const [, file = ''] = /Yedek yazıldı: (\S+)/.exec(made.output) ?? [];
  await service.from('announcements').insert({ title: 'Sonra' }).throwOnError();
  const former = 'git checkout FORMER_VERSION && npm ci && npm run build';
  const built = await run(former, { values: { FORMER_VERSION: 'v1.0.1' } });
  expect(built).toMatchObject({ code: 0 });
  const restored = await run([...exports, 'npm run restore -- yedek-….tar.gz --yes'], {
    ...{ env, values: { ...values, 'yedek-….tar.gz': file } },
  });
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Sayılıp') as string]);
  const { data } = await service.from('announcements').select('title').throwOnError();
  expect(data).toEqual([{ title: 'Önce' }]);
});
