import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = 'src/server/cli';

export interface CommandResult {
  code: number;
  /** The output, including errors. */
  output: string;
}

interface CommandOptions {
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  input?: string;
}

/** The tests' own machine may name another PostgreSQL. */
const LOCAL = { DATABASE_URL: '' };
let runs = 0;

/** Runs one of the operator's commands in this process, with arguments, environment and input of its own. One at a time. */
export async function runOperatorCommand(
  name: string,
  { args = [], env, input = '' }: CommandOptions,
): Promise<CommandResult> {
  const { argv, exitCode } = process;
  const environment = process.env;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.argv = [process.execPath, name, ...args];
  process.env = { ...environment, ...LOCAL, ...env };
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  process.exitCode = undefined;
  try {
    // A new address each time makes Node run the file again.
    runs += 1;
    await import(/* @vite-ignore */ `${path.join(ROOT, CLI, name)}.ts?run=${runs}`);
    const output = [...out.mock.calls, ...err.mock.calls].map(([chunk]) => String(chunk)).join('');
    return { code: readExitCode(), output };
  } finally {
    out.mockRestore();
    err.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    process.env = environment;
    if (stdin) Object.defineProperty(process, 'stdin', stdin);
  }
}

function readExitCode(): number {
  return Number(process.exitCode ?? 0);
}

/** Runs a command in another process, as npm does: for its exact output, or beside something else. */
export function spawnOperatorCommand(name: string, options: CommandOptions): Promise<CommandResult> {
  return spawnCommandIn(ROOT, name, options);
}

/** Runs a command of another checkout, in its folder. */
export async function spawnCommandIn(
  root: string,
  name: string,
  { args = [], env, input = '' }: CommandOptions,
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, CLI, `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, ...LOCAL, ...env },
  });
  child.stdin.end(input);
  const closed = once(child, 'close') as Promise<[number]>;
  const [[code], out, err] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, output: out + err };
}
