import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../runner/run-command';

const LOG = 'tests/.results/power.log';

/** How each part of `tests/` is asked: one command for files or folders in it. */
const QUESTIONS: readonly (readonly [folder: string, command: (files: readonly string[]) => string[][]])[] = [
  ['types', () => [['tsc', '--noEmit']]],
  ['unit', (files) => [vitest('unit*', files)]],
  ['architecture/bundle', (files) => [BUILD, vitest('bundle', files)]],
  ['architecture', (files) => [vitest('architecture', files)]],
  ['database', (files) => [vitest('database', files)]],
  ['e2e', (files) => [BUILD, ['playwright', 'test', '-x', ...files]]],
];
const BUILD = ['npm', 'run', 'build'];

/** A time limit proves nothing on a busy machine, so it is neither. */
export type Verdict = 'passes' | 'fails' | 'times out';

/**
 * Runs tests of a checkout. `asked` is a file or folder below `tests/`, or `types`. Throws if no command runs it.
 */
export async function ask(asked: string, folder: string): Promise<Verdict> {
  const question = QUESTIONS.find(([beginning]) => asked === beginning || asked.startsWith(`${beginning}/`));
  if (!question) throw new Error(`No command runs ${asked}`);
  for (const command of question[1](asked === 'types' ? [] : [path.posix.join('tests', asked)])) {
    if ((await runCommand(command, LOG, folder)) === 0) continue;
    const log = readFileSync(LOG, 'utf8');
    return /(?:Test|Hook) timed out in/.test(log) && !log.includes('AssertionError') ? 'times out' : 'fails';
  }
  return 'passes';
}

function vitest(project: string, files: readonly string[]): string[] {
  return ['vitest', 'run', '--bail', '1', '--project', project, ...files];
}
