import { OperatorError } from '../lib/operator-error';

/** Prints a line. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints an error: only the sentence of an OperatorError, the stack of any other. */
export function printError(error: unknown): void {
  const text =
    error instanceof OperatorError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
}
