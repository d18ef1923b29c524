import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { ROOT } from '../../architecture/source-files';
import type { CommandResult } from './command';

export interface LineOptions {
  cwd?: string;
  /** What is typed. */
  input?: string;
}

/** Runs lines as a shell would, at the root of the project, in an environment of nothing but these variables and a shell's own. */
export function runLine(
  lines: string,
  env: NodeJS.ProcessEnv,
  { cwd = ROOT, input = '' }: LineOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd, env: shellEnvironment(env), maxBuffer: 16 * 1024 * 1024 };
    const child = execFile('/bin/sh', ['-ec', lines], options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
    // A command may end without reading its input.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

export interface ServedLine {
  output: () => string;
  /** Stops it and all that it started, as Ctrl+C does. */
  stop: () => Promise<void>;
}

/** Runs lines that end with a server, and waits until it answers at this address. */
export async function serveLine(
  lines: string,
  env: NodeJS.ProcessEnv,
  { cwd = ROOT, url }: LineOptions & { url: string },
): Promise<ServedLine> {
  const shell: ChildProcess = spawn('/bin/sh', ['-ec', lines], {
    ...{ cwd, env: shellEnvironment(env), detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(shell, 'close');
  const served: ServedLine = {
    output: () => output,
    stop: async () => {
      if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGINT');
      await closed;
    },
  };
  const isUp = async () => {
    if (shell.exitCode !== null) throw new Error(output);
    return (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false;
  };
  await vi.waitUntil(isUp, { timeout: 90_000 }).catch(async (error: unknown) => {
    await served.stop();
    throw error;
  });
  return served;
}

function shellEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited: NodeJS.ProcessEnv = { DO_NOT_TRACK: '1' };
  for (const name of ['PATH', 'HOME', 'LANG']) inherited[name] = process.env[name];
  return { ...inherited, ...env };
}
