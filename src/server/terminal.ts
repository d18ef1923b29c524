import { OperatorError } from '../lib/operator-error';

/** Writes a line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes what went wrong: the sentence alone when it was written for the operator, everything otherwise. */
export function complain(error: unknown): void {
  const text =
    error instanceof OperatorError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
}
