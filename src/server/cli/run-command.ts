import { complain } from '../terminal';

/** Runs a command to its end; a failure is one sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    complain(error);
    process.exitCode = 1;
  }
}
