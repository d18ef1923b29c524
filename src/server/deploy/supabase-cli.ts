import path from 'node:path';
import { ROOT } from '../build/builds';
import { exitCodeOf } from '../program';

/** The time of a command that nobody watches. */
const LIMIT_MS = 60_000;
/** The CLI that the project pins, unless another one comes first in PATH. */
const BINARIES = path.join(ROOT, 'node_modules/.bin');

/** Runs the Supabase CLI and returns its exit code. The person sees its output, unless it is `silent`. */
export function runSupabase(args: readonly string[], { silent = false } = {}): Promise<number> {
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${path.delimiter}${BINARIES}` };
  const watched = silent ? ({ stdio: 'ignore', timeout: LIMIT_MS } as const) : {};
  return exitCodeOf(['supabase', ...args], { cwd: ROOT, env, ...watched });
}

/** Runs one of our own commands, as npm does, and returns its exit code. */
export function runOwn(command: string, args: readonly string[]): Promise<number> {
  const file = path.join(ROOT, `src/server/cli/${command}.ts`);
  return exitCodeOf([process.execPath, '--import', 'tsx', file, ...args], { cwd: ROOT });
}
