import { OperatorError } from '../../../lib/operator-error';
import { printError } from '../../terminal';

/** Runs a command. A failure prints its reason and sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    printError(isWrongOption(error) ? new OperatorError(`Komut anlaşılmadı: ${error.message}`) : error);
    process.exitCode = 1;
  }
}

/** Whether `parseArgs` threw this, for an unknown option or a missing value. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
