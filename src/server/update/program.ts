import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../lib/operator-error';

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Runs the program as this user. */
  owner?: Owner;
}

export interface Owner {
  uid?: number;
  gid?: number;
}

/** Runs a program whose messages go to this terminal. Throws an OperatorError with `failure` when it does not succeed. */
export async function runProgram(
  command: readonly [string, ...string[]],
  failure: string,
  { cwd, env = process.env, owner = {} }: RunOptions = {},
): Promise<void> {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env, ...owner, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await exitCodeOf(once(child, 'exit'));
  if (code !== 0) throw new OperatorError(failure);
}

/** Runs a program and returns what it writes. Throws an OperatorError with its complaint when it does not succeed. */
export async function readProgram(
  command: readonly [string, ...string[]],
  { cwd, env = process.env, owner = {} }: RunOptions = {},
): Promise<string> {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env, ...owner, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, output, complaint] = await Promise.all([
    exitCodeOf(once(child, 'close')),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new OperatorError(`${command.join(' ')}: ${complaint.trim()}`);
  return output.trim();
}

/** A program that cannot be started counts as failed. */
async function exitCodeOf(ended: Promise<unknown[]>): Promise<number> {
  const [code] = await ended.catch(() => [1]);
  return code === 0 ? 0 : 1;
}

/** Returns the owner of a data folder where root asks, so that what a program writes there is the server's. */
export async function ownerOf(dataDir: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(dataDir);
  return { uid, gid };
}
