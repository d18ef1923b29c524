import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackend } from '../../../supabase/local/start-backend';

const HOLDER = path.resolve(import.meta.dirname, 'hold-backend.ts');

let closed: string;

// Only the creator may enter a folder of mkdtemp. If that is root, PostgreSQL runs as another user and must still get in.
beforeEach(async () => {
  closed = await mkdtemp(path.join(tmpdir(), 'closed-'));
});
afterEach(() => rm(closed, { recursive: true, force: true }));

test('in a folder that others may not enter the site starts, restarts, and recovers from a kill', async () => {
  const dataDir = path.join(closed, 'site/data');
  const first = await startBackend({ dataDir, seed: 'none' });
  expect(await first.findUnhealthyParts()).toEqual([]);
  await first.stop();

  const killed = spawn(process.execPath, ['--import', 'tsx', HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  const orphan = Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(() => process.kill(orphan, 0)).not.toThrow();

  const next = await startBackend({ dataDir, seed: 'none' });
  expect(() => process.kill(orphan, 0)).toThrow();
  expect(await next.findUnhealthyParts()).toEqual([]);
  await next.stop();
});
