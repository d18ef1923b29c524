import { ensureChromium } from '../fixtures/chromium';
import { countPlaywright, countVitest, type Counts } from './counts';

export const RESULTS = 'tests/.results';

export interface Step {
  name: string;
  command: readonly string[];
  /** Reads the counts from the command's report. A step without it counts as a single check. */
  count?: () => Counts;
  prepare?: () => void;
  /** Quiet steps need only the sources and one process each. They run at the same time. */
  isQuiet?: boolean;
  /** Whether the output is also shown when the step passes. */
  showsOutput?: boolean;
}

/** Cheap steps come first. `bundle` and `e2e` need the build, and the unit tests reuse its rendered pictures. */
const STEPS: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '.'], isQuiet: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], isQuiet: true },
  { name: 'types', command: ['tsc', '--noEmit'], isQuiet: true },
  { name: 'dead-code', command: ['knip'], isQuiet: true },
  { name: 'audit', command: ['tsx', 'tests/runner/audit.ts'], isQuiet: true, showsOutput: true },
  { name: 'build', command: ['npm', 'run', 'build'], isQuiet: true },
  vitestStep('unit'),
  vitestStep('architecture'),
  vitestStep('database'),
  vitestStep('bundle'),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    count: () => countPlaywright(`${RESULTS}/e2e.json`),
    prepare: () => {
      ensureChromium();
    },
  },
];

/** Chooses steps by name, or all except `-name`; every step if there are no names. Throws on an unknown name. */
export function chooseSteps(names: readonly string[]): readonly Step[] {
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name.replace(/^-/, '')));
  if (unknown.length) throw new Error(`No step ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const wanted = names.filter((name) => !name.startsWith('-'));
  return STEPS.filter(({ name }) => !names.includes(`-${name}`) && (!wanted.length || wanted.includes(name)));
}

function vitestStep(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  return {
    name: project,
    command: [
      'vitest',
      'run',
      // The `*` includes the project's files that need their own processes (vitest.config.ts).
      '--project',
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => countVitest(report),
  };
}
