import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import path from 'node:path';

const CLI = path.resolve(import.meta.dirname, '../../../src/server/cli');

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

/** Runs one of the operator's commands in another process, as npm does. */
export async function runOperatorCommand(
  name: string,
  { args = [], env, input = '' }: CommandOptions,
): Promise<CommandResult> {
  const inherited = { ...process.env };
  delete inherited.DATABASE_URL;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(CLI, `${name}.ts`), ...args], {
    env: { ...inherited, ...env },
  });
  child.stdin.end(input);
  const closed = once(child, 'close') as Promise<[number]>;
  const [[code], out, err] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, output: out + err };
}
