import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A skipped test counts as failed, because it proves nothing, and so does a file that could not be loaded. */
export function countVitest(reportPath: string): Counts {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + unloaded.length,
  };
}

/** A flaky test counts as passed; the log names it. */
export function countPlaywright(reportPath: string): Counts {
  const { stats } = JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}
