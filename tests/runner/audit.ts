import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { judgeAudit, NOT_RUN } from './audit-report';

/** A silent registry must not block the checks. */
const TIMEOUT_MS = 60_000;

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 2}`];
const { verdict, note } = judgeAudit(await readReport());
process.stdout.write(`${note}\n`);
process.exitCode = { passed: 0, refused: 1, unanswered: NOT_RUN }[verdict];

/** npm exits with an error for findings and for a failed request; its report distinguishes the two. */
async function readReport(): Promise<string> {
  try {
    return (await promisify(execFile)('npm', args, { timeout: TIMEOUT_MS, maxBuffer: Infinity })).stdout;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';
  }
}
