import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

/** What a report says of its tests and of the time that each file took. */
export interface Report extends Counts {
  files: FileTime[];
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
    assertionResults: unknown[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
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
  };
}

/** A test that passed on its second try has failed. */
export function readPlaywright(reportPath: string): Report {
  const { config, stats, suites } = JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + stats.flaky,
    files: suites.map((suite) => ({
      file: path.relative('.', path.join(config.rootDir, suite.file)),
      seconds: durationOf(suite) / 1000,
    })),
  };
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0)
  );
}
