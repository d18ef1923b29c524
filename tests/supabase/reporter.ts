import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints a line for each statement: ✓ it holds, ✗ it does not, – it could not be tried, and why. Then the three counts. */
export class SentenceReporter implements Reporter {
  /** Whether a statement does not hold, or something failed outside of all statements. */
  hasFailed = false;
  private readonly counts = { passed: 0, failed: 0, untried: 0 };

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const sentence = test.fullName.replaceAll(' > ', ' ');
    if (result.state === 'passed') {
      this.counts.passed += 1;
      printLine(`✓ ${sentence}`);
    } else if (result.state === 'skipped' && result.note !== undefined) {
      this.counts.untried += 1;
      printLine(`– ${sentence}: could not be tried, because ${result.note}`);
    } else {
      // A statement is also skipped when its file's preparation failed.
      this.counts.failed += 1;
      printLine([`✗ ${sentence}`, ...(result.errors ?? []).map(describeError)].join('\n'));
    }
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const errors = [...unhandled, ...suites.flatMap((suite) => suite.errors())];
    if (errors.length > 0) printLine(errors.map(describeError).join('\n'));
    const { passed, failed, untried } = this.counts;
    this.hasFailed = failed > 0 || errors.length > 0;
    printLine(`${passed} passed, ${failed} failed, ${untried} could not be tried`);
  }
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function describeError({ message, stack = '' }: { message: string; stack?: string }): string {
  const place = /tests\/supabase\/[\w/.-]+:\d+/.exec(stack)?.[0] ?? '';
  return `  ${message.replaceAll('\n', '\n  ')} ${place}`;
}
