import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { waitUntil } from '../../../supabase/local/wait-until';

const MODULE = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/server/exit-with-npm.ts')).href;
const SERVER = `
  const { exitWithNpm } = await import(${JSON.stringify(MODULE)});
  exitWithNpm(process.env);
  setInterval(() => undefined, 1000);
  process.stdout.write(String(process.pid));`;

/** A server below a shell, as npm starts it. dash waits for the server and dies alone when it gets a signal. */
async function startUnderShell(environment: NodeJS.ProcessEnv) {
  const command = `"${process.execPath}" --import tsx --input-type=module -e '${SERVER}'; exit 0`;
  const shell = spawn('sh', ['-c', command], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
  return { shell, pid: Number(pid.toString()) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a server exits when its npm was told to exit', async () => {
  const { shell, pid } = await startUnderShell({ ...process.env, npm_lifecycle_event: 'start' });
  shell.kill('SIGTERM');
  await waitUntil(() => !isRunning(pid), 5_000);
  expect(isRunning(pid)).toBe(false);
});

test('a server that was started without npm outlives its shell', async () => {
  const environment = { ...process.env };
  delete environment.npm_lifecycle_event;
  const { shell, pid } = await startUnderShell(environment);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  // A server of npm would exit within this time.
  await expect(waitUntil(() => !isRunning(pid), 600)).rejects.toThrow('Condition not met');
  process.kill(pid, 'SIGKILL');
});
