import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';

/** Twice as long as the slowest step has taken on a busy machine. A hanging step must not block the run. */
const TIMEOUT_MS = 75 * 60_000;

/** Runs a command without input and writes its output to a file. Returns its exit code; null means that it was stopped. */
export async function runCommand(
  command: readonly string[],
  logPath: string,
  folder = '.',
): Promise<number | null> {
  const [name = '', ...rest] = command;
  const log = createWriteStream(logPath);
  const child = spawn(name, rest, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: `${path.resolve(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  const stop = (signal: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, signal);
  const interrupt = () => void stop('SIGINT');
  process.once('SIGINT', interrupt);
  const timer = setTimeout(() => {
    log.write(`\nStopped after ${TIMEOUT_MS / 60_000} minutes.\n`);
    stop('SIGKILL');
  }, TIMEOUT_MS);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(timer);
  process.removeListener('SIGINT', interrupt);
  await new Promise((resolve) => log.end(resolve));
  return code;
}
