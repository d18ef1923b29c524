import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Counts } from './runner/counts';
import { runCommand } from './runner/run-command';
import { chooseSteps, RESULTS, type Step } from './runner/steps';

mkdirSync(RESULTS, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const steps = chooseSteps(process.argv.slice(2));
const quiet = steps.filter(({ isQuiet }) => isQuiet);
const alone = steps.filter(({ isQuiet }) => !isQuiet).map((step) => [step]);
for (const group of [quiet, ...alone]) {
  for (const { passed, failed } of await Promise.all(group.map(runStep))) {
    total.passed += passed;
    total.failed += failed;
  }
}
printLine(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

/** Runs a step. Prints one line when it passed, and its whole output when it failed. */
async function runStep(step: Step): Promise<Counts> {
  const logPath = `${RESULTS}/${step.name}.log`;
  const started = Date.now();
  rmSync(`${RESULTS}/${step.name}.json`, { force: true });
  step.prepare?.();
  const code = await runCommand(step.command, logPath);
  const counts = countStep(step, code);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (counts.failed || step.showsOutput) printLine(readFileSync(logPath, 'utf8').trimEnd());
  printLine(
    `${counts.failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
  return counts;
}

/** A step with an exit code other than 0 has failed, whatever its report counts. */
function countStep(step: Step, code: number | null): Counts {
  const outcome = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.count) return outcome;
  try {
    const counts = step.count();
    return { passed: counts.passed, failed: Math.max(counts.failed, outcome.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
