import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { clientOf, useDataFolders } from '../support/data-folders';

const SET_UP = path.resolve(import.meta.dirname, '../../../src/server/cli/set-up.ts');
const { start, folder, withSql } = useDataFolders();

function spawnSetUp(name: string) {
  return spawn(process.execPath, ['--import', 'tsx', SET_UP], {
    env: { ...process.env, DATA_DIR: folder(name), SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('a first start that fails within the sample content and a set-up that is stopped halfway leave no process, and the next set-up fills the folder', async () => {
  // Hides lite's message about each file that could not be stored.
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await mkdir(folder('a'));
  await writeFile(path.join(folder('a'), 'media'), 'no folder');
  await expect(start('a', { seed: 'demo' })).rejects.toThrow('was not stored');
  expect(await readdir(folder('a'))).not.toContain('server.lock');
  await rm(path.join(folder('a'), 'media'));
  error.mockRestore();

  const stopped = spawnSetUp('a');
  stopped.stdout.setEncoding('utf8');
  for await (const chunk of stopped.stdout) if (String(chunk).includes('Örnek içerik')) break;
  const pid = Number.parseInt(await readFile(path.join(folder('a'), 'postgres/postmaster.pid'), 'utf8'), 10);
  const ended = once(stopped, 'exit');
  stopped.kill('SIGTERM');
  await ended;
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);

  const whole = spawnSetUp('a');
  whole.stdout.resume();
  expect(await once(whole, 'exit')).toEqual([0, null]);
  expect(existsSync(path.join(folder('a'), 'postgres/postmaster.pid'))).toBe(false);
  expect(await readdir(folder('a'))).not.toContain('server.lock');
  const backend = await start('a');
  for (const table of ['announcements', 'member_perks'] as const) {
    const { data } = await clientOf(backend).from(table).select('id');
    expect([table, data?.length]).toEqual([table, expect.toSatisfy((count: number) => count > 2)]);
  }
  expect(await withSql(backend, (sql) => sql`select from private.history`)).toHaveLength(0);
});
