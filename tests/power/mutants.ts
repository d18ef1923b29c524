import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { repositoryPaths } from '../architecture/source-files';

const ROOMS = /^(?:src\/lib|admin\/schema|admin\/fields|src\/server\/cache)\/.*\.tsx?$/;
/** Chosen once. Another seed is another sample, whose score does not compare. */
const SEED = 'alumni';
/** One line in this many, for about five hundred mutants. */
const LINES_PER_SAMPLE = 16;

/**
 * Mutates a sample of the lines of four rooms with StrykerJS and lets the unit tests find the mutants. The report lies in
 * `tests/.results/mutants.html`. A line belongs to the sample by its text, so it stays there when its file moves.
 */
export async function tryMutants(): Promise<void> {
  await new Stryker({
    mutate: repositoryPaths()
      .filter((file) => ROOMS.test(file))
      .flatMap(sampleOf),
    testRunner: 'vitest',
    vitest: { configFile: 'tests/power/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    dryRunTimeoutMinutes: 40,
    // A busy machine must not count as having found a mutant.
    timeoutMS: 120_000,
    ignoreStatic: true,
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
    htmlReporter: { fileName: 'tests/.results/mutants.html' },
    jsonReporter: { fileName: 'tests/.results/mutants.json' },
    tempDirName: 'tests/.results/stryker',
    allowEmpty: false,
  }).runMutationTest();
}

/** Returns the sampled lines of a file in Stryker's form, `file:line-line`. */
function sampleOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (isSampled(line.trim()) ? `${file}:${index + 1}-${index + 1}` : []));
}

function isSampled(line: string): boolean {
  if (!/\w/.test(line) || /^(?:\*|\/[*/]|import |export \{|\} from )/.test(line)) return false;
  const digest = createHash('sha256').update(`${SEED}\n${line}`).digest();
  return digest.readUInt32BE() % LINES_PER_SAMPLE === 0;
}
