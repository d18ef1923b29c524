import { ensureChromium } from '../fixtures/chromium';
import { countPlaywright, countVitest, type Counts } from './counts';

export const RESULTS = 'tests/.results';

export interface Step {
  name: string;
  command: readonly string[];
  /** Reads the counts from the report that the command leaves; a step without one counts as a single check. */
  count?: () => Counts;
  prepare?: () => void;
  /** One process that needs the sources alone: it shares the machine with its like. */
  isQuiet?: boolean;
  /** What it wrote is shown when it passed, too. */
  isTold?: boolean;
}

/**
 * In the order in which a mistake is cheapest to find; `bundle` and `e2e` need the build before them, and the units' pages find
 * their pictures drawn by it.
 */
const STEPS: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '.'], isQuiet: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], isQuiet: true },
  { name: 'types', command: ['tsc', '--noEmit'], isQuiet: true },
  { name: 'dead-code', command: ['knip'], isQuiet: true },
  { name: 'audit', command: ['tsx', 'tests/runner/audit.ts'], isQuiet: true, isTold: true },
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

/** Takes step names, or `-name` for all but that; without any gives every step. Throws on a name it does not know. */
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
      // With those of its files that need processes of their own (vitest.config.ts).
      '--project',
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => countVitest(report),
  };
}
