import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '../../../../supabase/local/postgres/folder-lock';
import { loadSecrets } from '../../../../supabase/local/secrets';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'folder-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('secrets are long, different in every folder, and readable by their owner only', async () => {
  const first = await loadSecrets(dataDir);
  const other = await loadSecrets(await mkdtemp(path.join(dataDir, 'other-')));
  for (const name of ['databasePassword', 'jwtSecret', 'secretKey', 'apiPassword', 'authPassword'] as const) {
    expect(Buffer.from(first[name].replace('sb_secret_', ''), 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(first[name]).not.toBe(other[name]);
  }
  expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('secrets stay the same from run to run, and the file’s permissions are restricted again', async () => {
  const first = await loadSecrets(dataDir);
  await chmod(path.join(dataDir, 'secrets.json'), 0o644);
  expect(await loadSecrets(dataDir)).toEqual(first);
  expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test.each(['unsafe-secret-change-me', 'super-secret-jwt-token-with-at-least-32-characters-long', 'short'])(
  'the server does not start with the signing secret “%s”',
  async (jwtSecret) => {
    const secrets = await loadSecrets(dataDir);
    await writeFile(path.join(dataDir, 'secrets.json'), JSON.stringify({ ...secrets, jwtSecret }));
    await expect(loadSecrets(dataDir)).rejects.toThrow('jwtSecret herkesin bildiği ya da çok kısa');
  },
);

test('missing secrets are not replaced while their database exists', async () => {
  await mkdir(path.join(dataDir, 'postgres'));
  await expect(loadSecrets(dataDir)).rejects.toThrow('Hiçbir şey silinmedi');
});

test('if many servers start at once, one gets the folder', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(dataDir)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each(['killed', 'other'])('the lock of a %s process with the same number is replaced', async (kind) => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  const pid = kind === 'killed' ? dead.pid : process.pid;
  const file = path.join(dataDir, 'server.lock');
  await writeFile(file, JSON.stringify({ pid, identity: 'an earlier one' }));
  const release = await lockDataFolder(dataDir);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
});
