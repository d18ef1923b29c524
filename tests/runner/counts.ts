import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
}

/** What a report says of its tests and of the time that each file took. */
export interface Report extends Counts {
  files: FileTime[];
  /** The tests that passed on their second try. */
  flaky: string[];
  /** The first line of each failure's message. */
  reasons: string[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    /** Why the file could not be loaded or set up. */
    message: string;
    assertionResults: { failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightResult {
  duration: number;
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string; results: PlaywrightResult[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** A skipped test counts as failed, because it proves nothing, and so does a file that could not be loaded. */
export function readVitest(reportPath: string): Report {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + unloaded.length,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
    flaky: [],
    reasons: report.testResults.flatMap(({ message, assertionResults }) =>
      firstLines([message, ...assertionResults.flatMap(({ failureMessages = [] }) => failureMessages)]),
    ),
  };
}

/** A test that passed on its second try counts as passed, and the run names it. */
export function readPlaywright(reportPath: string): Report {
  const { config, stats, suites } = JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    files: suites.map((suite) => ({
      file: path.relative('.', path.join(config.rootDir, suite.file)),
      seconds: durationOf(suite) / 1000,
    })),
    flaky: suites.flatMap(flakyIn),
    reasons: suites.flatMap(reasonsIn),
  };
}

function reasonsIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ tests }) => tests.filter(({ status }) => status === 'unexpected'));
  const messages = failed.flatMap(
    ({ results }) => results.at(-1)?.errors?.map(({ message }) => message) ?? [],
  );
  return [...firstLines(messages), ...suites.flatMap(reasonsIn)];
}

function firstLines(messages: readonly (string | undefined)[]): string[] {
  return messages
    .flatMap((message) => stripVTControlCharacters(message ?? '').split('\n', 1))
    .filter(Boolean);
}

function flakyIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)];
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0)
  );
}
