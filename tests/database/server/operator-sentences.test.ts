import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSite } from '../../../src/server/start-site';
import { startBackend } from '../../../supabase/local/start-backend';
import { startTestSite } from '../../fixtures/backend';
import { writeStubBuild } from '../../fixtures/stub-build';

const SERVER = path.resolve(import.meta.dirname, '../../../src/server');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sentences-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs one of our programs, optionally after a shell command. Returns its output without blank lines. */
function run(
  file: string,
  env: Record<string, string>,
  before = ':',
): Promise<{ code: number; lines: string[] }> {
  const program = [process.execPath, '--import', 'tsx', path.join(SERVER, file)];
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['-c', `${before}; exec "$@"`, 'bash', ...program],
      { env: { ...process.env, ...env } },
      (_, out, err) => {
        const lines = `${out}${err}`.split('\n').filter((line) => line.trim() !== '');
        resolve({ code: child.exitCode ?? -1, lines });
      },
    );
  });
}

test('a port in use is reported in one sentence, before anything is built or set up', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const dataDir = path.join(folder, 'veri');
  const { code, lines } = await run('main.ts', { PORT: String(port), DATA_DIR: dataDir });
  expect([code, lines]).toEqual([
    1,
    [
      `${port} numaralı portu başka bir program kullanıyor. Başka bir port seçin, örneğin: PORT=${port + 1} npm start`,
    ],
  ]);
  expect(existsSync(dataDir)).toBe(false);
  other.close();
});

test.each([
  ['closed or read-only', () => '/sys/alumni/veri', 'salt okunur ya da bu kullanıcıya kapalı'],
  ['no real folder', () => '/proc/alumni/veri', 'içine dosya yazılamıyor'],
  ['a file', () => path.join(folder, 'dosya/veri'), 'bir klasör değil'],
])('a data folder that is %s is reported in one sentence', async (_, place, sentence) => {
  await writeFile(path.join(folder, 'dosya'), '');
  const dataDir = place();
  const failure = await startBackend({ dataDir, seed: 'none' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'OperatorError' });
  expect(String(failure)).toContain(sentence);
  expect(String(failure)).toContain(path.dirname(dataDir));
});

test('a build that lacks a file is reported in one sentence, before anything is set up', async () => {
  const { distDir, remove } = await writeStubBuild();
  await rm(path.join(distDir, 'server/entry-server.js'));
  const dataDir = path.join(folder, 'veri');
  const options = { port: 0, host: '127.0.0.1', dataDir, distDir, seed: 'none' as const };
  const rest = { databaseUrl: undefined, hosted: undefined, siteUrl: undefined, trustsProxy: false };
  await expect(startSite({ ...options, ...rest })).rejects.toThrow(
    `${path.join(distDir, 'server/entry-server.js')} yok. Yeniden derleyin: npm run build`,
  );
  expect(existsSync(dataDir)).toBe(false);
  await remove();
});

test('a backup without room on the disk is reported in one sentence, and leaves nothing behind', async () => {
  const site = await startTestSite();
  const database: Record<string, string> = process.env.DATABASE_URL ? { DATABASE_URL: site.dbUrl } : {};
  // A limit of one kilobyte per file acts like a full disk.
  const { code, lines } = await run('cli/backup.ts', { DATA_DIR: site.dataDir, ...database }, 'ulimit -f 1');
  const backups = path.join(site.dataDir, 'backups');
  expect([code, lines]).toEqual([
    1,
    [`Diskte yer kalmadı, ${backups} içine yazılamadı. Yer açıp yeniden deneyin.`],
  ]);
  expect(await readdir(backups)).toEqual([]);
  await site.stop();
});
