import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

interface Run {
  dataDir: string;
  /** Everything the terminal showed. */
  output: () => string;
  signal: (name: NodeJS.Signals, to: 'npm' | 'terminal') => void;
  ended: Promise<unknown>;
}

const BANNER_END = 'Durdurmak için Ctrl+C';

/** A terminal's environment: the test runner's colour switches would make Node warn. */
function terminalEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined };
}

async function npmStart(dataDir: string): Promise<Run> {
  const npm = spawn('npm', ['start'], {
    env: { ...terminalEnvironment(), PORT: '0', DATA_DIR: dataDir, SEED: 'none' },
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
  const signal: Run['signal'] = (name, to) => process.kill(to === 'npm' ? pid : -pid, name);
  return { dataDir, output: () => output, signal, ended: once(npm, 'exit') };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

for (const [name, to] of [
  ['SIGINT', 'terminal'],
  ['SIGTERM', 'npm'],
] as const) {
  test(`npm start shows a short banner, and ${name} to the ${to} ends site and database`, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'alumni-npm-'));
    const run = await npmStart(dataDir);
    const database = Number.parseInt(
      await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
      10,
    );
    expect(run.output()).not.toMatch(/Error|warning|\bat /);
    // The operator must see, in our words and once, what this way of running is not for.
    expect(run.output()).toContain('Sitesine bel');
    expect(run.output()).not.toContain('EXPERIMENTAL');
    expect(run.output()).not.toContain('derleniyor');
    // A service's journal keeps the output, so the password must not be in it.
    const status = await readFile(path.join(dataDir, 'status.json'), 'utf8');
    const { ADMIN_PASSWORD: password } = JSON.parse(status) as { ADMIN_PASSWORD: string };
    expect(password).toHaveLength(16);
    expect(run.output()).not.toContain(password);
    expect(run.output()).toContain(`ilk parola ${path.join(dataDir, 'status.json')} dosyasında`);
    run.signal(name, to);
    await run.ended;
    await expect.poll(() => isRunning(database), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => readdir(dataDir)).not.toContain('server.lock');
    expect(await readdir(dataDir)).not.toContain('status.json');
    await rm(dataDir, { recursive: true });
  });
}
