import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { NOT_RUN } from './runner/audit-report';
import type { Counts, FileTime } from './runner/counts';
import { runCommand } from './runner/run-command';
import { runSideBySide } from './runner/schedule';
import { chooseSteps, PLACES, RESULTS, type Step } from './runner/steps';

const SLOWEST = 10;

mkdirSync(RESULTS, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const files: FileTime[] = [];
const flaky: string[] = [];
const reasons = new Map<string, number>();
const notRun: string[] = [];
await runSideBySide(chooseSteps(process.argv.slice(2)), PLACES, runStep);
if (files.length > 0) printLine('The slowest files:');
for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  printLine(`  ${seconds.toFixed(1)} s ${file}`);
for (const title of flaky) printLine(`Passed on its second try: ${title}`);
for (const [reason, count] of [...reasons].toSorted(([, one], [, other]) => other - one))
  printLine(`${count} × ${reason}`);
if (notRun.length > 0) printLine(`Not run: ${notRun.join(', ')}`);
printLine(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

/** Runs a step. Prints one line when it passed, and its whole output when it failed. */
async function runStep(step: Step): Promise<void> {
  const logPath = `${RESULTS}/${step.name}.log`;
  const started = Date.now();
  rmSync(`${RESULTS}/${step.name}.json`, { force: true });
  step.prepare?.();
  const code = await runCommand(step.command, logPath);
  const seconds = Math.round((Date.now() - started) / 1000);
  const printLog = () => printLine(readFileSync(logPath, 'utf8').trimEnd());
  if (code === NOT_RUN) {
    printLog();
    printLine(`– ${step.name}: not run (${seconds} s)`);
    notRun.push(step.name);
    return;
  }
  const { passed, failed } = countStep(step, code);
  total.passed += passed;
  total.failed += failed;
  if (failed || step.showsOutput) printLog();
  printLine(`${failed ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

/** A step with an exit code other than 0 has failed, whatever its report counts. */
function countStep(step: Step, code: number | null): Counts {
  const outcome = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.read) return outcome;
  try {
    const report = step.read();
    files.push(...report.files);
    flaky.push(...report.flaky);
    for (const reason of report.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return { passed: report.passed, failed: Math.max(report.failed, outcome.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
