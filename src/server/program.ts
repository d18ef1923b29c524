import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { errorMessage } from '../lib/error-message';
import { OperatorError } from '../lib/operator-error';

export type ProgramCall = readonly [program: string, ...args: string[]];

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Runs the program as this user. */
  owner?: Owner;
  /** Ends the program after this time, in milliseconds. */
  timeout?: number;
}

interface TerminalOptions extends RunOptions {
  /** `inherit` by default: the person sees its messages and answers its questions. */
  stdio?: StdioOptions;
}

export interface Owner {
  uid?: number;
  gid?: number;
}

/** Runs a program and returns its exit code, 1 when a signal ended it. Throws an OperatorError when it cannot be started. */
export async function exitCodeOf(
  [program, ...args]: ProgramCall,
  { owner, stdio = 'inherit', ...options }: TerminalOptions = {},
): Promise<number> {
  const child = spawn(program, args, { ...options, ...owner, stdio });
  const [code] = (await once(child, 'close').catch((cause: unknown) => {
    throw new OperatorError(`${program} çalıştırılamadı: ${errorMessage(cause)}`, { cause });
  })) as [number | null];
  return code ?? 1;
}

/** Runs a program that asks nothing. Throws an OperatorError with `failure` when it does not succeed. */
export async function runProgram(
  call: ProgramCall,
  failure: string,
  options: RunOptions = {},
): Promise<void> {
  const code = await exitCodeOf(call, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).catch(() => 1);
  if (code !== 0) throw new OperatorError(failure);
}

/** Runs a program and returns what it writes. Throws an OperatorError with its complaint when it does not succeed. */
export async function readProgram(
  call: ProgramCall,
  { env = process.env, owner = {}, ...options }: RunOptions = {},
): Promise<string> {
  const [program, ...args] = call;
  const child = spawn(program, args, { ...options, env, ...owner, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], output, complaint] = await Promise.all([
    once(child, 'close').catch(() => [1]),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new OperatorError(`${call.join(' ')}: ${complaint.trim()}`);
  return output.trim();
}

/** Returns the owner of a data folder where root asks, so that what a program writes there is the server's. */
export async function ownerOf(dataDir: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(dataDir);
  return { uid, gid };
}
