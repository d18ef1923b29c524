import { ensureChromium } from '../fixtures/chromium';
import { readPlaywright, readVitest, type Report } from './counts';
import type { Task } from './schedule';

export const RESULTS = 'tests/.results';
/** More than two cores, because databases and browsers wait half of the time. */
export const PLACES = 3;

const FORMAT_CACHE = ['--cache', '--cache-strategy=content'];

export interface Step extends Task {
  command: readonly string[];
  /** Reads the command's report. A step without it counts as a single check. */
  read?: () => Report;
  prepare?: () => void;
  /** Whether the output is also shown when the step passes. */
  showsOutput?: boolean;
}

/** In the order of their start. Each project of Vitest has `workers` processes. */
const listSteps = (workers: number): readonly Step[] => [
  { name: 'audit', weight: 0, command: ['tsx', 'tests/runner/audit.ts'], showsOutput: true },
  { name: 'format', weight: 1, command: ['prettier', '--check', '.', ...FORMAT_CACHE] },
  { name: 'build', weight: 1, command: ['npm', 'run', 'build'] },
  {
    name: 'e2e',
    weight: 2,
    after: ['build'],
    command: ['playwright', 'test'],
    read: () => readPlaywright(`${RESULTS}/e2e.json`),
    prepare: () => {
      ensureChromium();
    },
  },
  { name: 'lint', weight: 1, command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', weight: 1, command: ['npm', 'run', '--silent', 'typecheck'] },
  vitestStep('database', workers),
  // The unit tests use the pictures that the build has rendered.
  { ...vitestStep('unit', workers), after: ['build'] },
  vitestStep('architecture', 1),
  { name: 'dead-code', weight: 1, command: ['knip'] },
  { ...vitestStep('bundle', 1), after: ['build'] },
];

/** Chooses steps by name, or all except `-name`; every step if there are no names. Throws on an unknown name. */
export function chooseSteps(names: readonly string[]): readonly Step[] {
  const known = listSteps(1).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name.replace(/^-/, '')));
  if (unknown.length) throw new Error(`No step ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const wanted = names.filter((name) => !name.startsWith('-'));
  const isChosen = (name: string) => !names.includes(`-${name}`) && (!wanted.length || wanted.includes(name));
  // The browser tests take two places for most of a run. Without them, the other tests do.
  return listSteps(isChosen('e2e') ? 1 : 2).filter(({ name }) => isChosen(name));
}

function vitestStep(project: string, workers: number): Step {
  const report = `${RESULTS}/${project}.json`;
  return {
    name: project,
    weight: workers,
    command: [
      'vitest',
      'run',
      // The `*` includes the project's files that need their own processes (vitest.config.ts).
      '--project',
      `${project}*`,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    read: () => readVitest(report),
  };
}
