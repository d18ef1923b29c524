import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clientOf, useDataFolders } from '../support/data-folders';

const SET_UP = path.resolve(import.meta.dirname, '../../../src/server/cli/set-up.ts');
const { start, folder } = useDataFolders();

function spawnSetUp(name: string) {
  return spawn(process.execPath, ['--import', 'tsx', SET_UP], {
    env: { ...process.env, DATA_DIR: folder(name), SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('the first set-up fills the folder and leaves no process behind', async () => {
  const child = spawnSetUp('a');
  child.stdout.resume();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(path.join(folder('a'), 'postgres/postmaster.pid'))).toBe(false);
  expect(await readdir(folder('a'))).not.toContain('server.lock');
  const { data } = await clientOf(await start('a'))
    .from('announcements')
    .select('id');
  expect(data?.length).toBeGreaterThan(5);
});

test('a first set-up that is stopped halfway stops its database, and the next start finishes it', async () => {
  const child = spawnSetUp('b');
  child.stdout.setEncoding('utf8');
  for await (const chunk of child.stdout) if (String(chunk).includes('Örnek içerik')) break;
  const pid = Number.parseInt(await readFile(path.join(folder('b'), 'postgres/postmaster.pid'), 'utf8'), 10);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 20_000 }).toBe(false);
  const { data } = await clientOf(await start('b', { seed: 'demo' }))
    .from('member_perks')
    .select('id');
  expect(data?.length).toBeGreaterThan(2);
});
