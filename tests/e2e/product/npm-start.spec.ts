import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const BANNER_END = 'Durdurmak için Ctrl+C';

async function npmStart(dataDir: string) {
  // A terminal's environment: the test runner's colour switches would make Node warn.
  const terminal = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined };
  const npm = spawn('npm', ['start'], {
    env: { ...terminal, PORT: '0', DATA_DIR: dataDir, SEED: 'none' },
    // A terminal starts a process group: Ctrl+C reaches every process in it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect.poll(() => output, { timeout: 60_000 }).toContain(BANNER_END);
  const pid = npm.pid ?? Number.NaN;
  return {
    output: () => output,
    ended: once(npm, 'exit'),
    signal: (name: NodeJS.Signals, to: 'npm' | 'terminal') => process.kill(to === 'npm' ? pid : -pid, name),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('npm start shows a short banner, and ends with site and database, from the terminal and by npm', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alumni-npm-'));
  for (const [name, to] of [
    ['SIGINT', 'terminal'],
    ['SIGTERM', 'npm'],
  ] as const) {
    const { ended, output, signal } = await npmStart(dataDir);
    const database = Number.parseInt(
      await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
      10,
    );
    expect(output()).not.toMatch(/Error|warning|\bat /);
    // The operator must see, in our words and once, what this way of running is not for.
    expect(output()).toContain('Sitesine bel');
    expect(output()).not.toContain('EXPERIMENTAL');
    expect(output()).not.toContain('derleniyor');
    // A service's journal keeps the output, so the password must not be in it.
    const status = await readFile(path.join(dataDir, 'status.json'), 'utf8');
    const { ADMIN_PASSWORD: password } = JSON.parse(status) as { ADMIN_PASSWORD: string };
    expect(password).toHaveLength(16);
    expect(output()).not.toContain(password);
    expect(output()).toContain(`ilk parola ${path.join(dataDir, 'status.json')} dosyasında`);
    signal(name, to);
    await ended;
    await expect.poll(() => isRunning(database), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => readdir(dataDir)).not.toContain('server.lock');
    expect(await readdir(dataDir)).not.toContain('status.json');
  }
  await rm(dataDir, { recursive: true });
});
