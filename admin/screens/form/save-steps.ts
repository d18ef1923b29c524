import type { FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';

export interface SaveAttempt {
  /** The row as it was read. Only differences from it are written. Undefined creates a row. */
  readonly row: Row | undefined;
  readonly values: FormValues;
}

/**
 * A step of a save: a check, a question, a retry. Its functions return the attempt to continue with, or
 * null when the person chose to go back to the form. An error they throw is shown as a refused save, at the
 * columns its `errors` name.
 */
export interface SaveStep {
  readonly prepare?: (attempt: SaveAttempt) => Promise<SaveAttempt | null>;
  /**
   * Runs after a failed write. `earlier` holds the previous failures of this save. Returns undefined when the
   * failure concerns another step.
   */
  readonly recover?: (
    failure: unknown,
    attempt: SaveAttempt,
    earlier: readonly unknown[],
  ) => Promise<SaveAttempt | null | undefined>;
  /** Runs after the write. `first` is the attempt that the save started with. */
  readonly finish?: (written: SaveAttempt, first: SaveAttempt) => Promise<void>;
}

/**
 * Runs the steps in order around `write`. Returns the attempt that was written, or null when the person went
 * back to the form. Throws the failure that no step could recover from.
 */
export async function runSave(
  first: SaveAttempt,
  steps: readonly SaveStep[],
  write: (attempt: SaveAttempt) => Promise<void>,
): Promise<SaveAttempt | null> {
  const earlier: unknown[] = [];
  let attempt: SaveAttempt | null = first;
  while (attempt) {
    let tried: SaveAttempt = attempt;
    try {
      const prepared = await prepare(tried, steps);
      if (!prepared) return null;
      tried = prepared;
      await write(tried);
    } catch (failure) {
      attempt = await recover(failure, tried, steps, earlier);
      earlier.push(failure);
      continue;
    }
    // Outside the try block, because a written row must not be written again.
    for (const step of steps) await step.finish?.(tried, first);
    return tried;
  }
  return null;
}

async function prepare(first: SaveAttempt, steps: readonly SaveStep[]): Promise<SaveAttempt | null> {
  let attempt: SaveAttempt | null = first;
  for (const step of steps) {
    if (step.prepare) attempt = await step.prepare(attempt);
    if (!attempt) return null;
  }
  return attempt;
}

async function recover(
  failure: unknown,
  attempt: SaveAttempt,
  steps: readonly SaveStep[],
  earlier: readonly unknown[],
): Promise<SaveAttempt | null> {
  for (const step of steps) {
    const next = await step.recover?.(failure, attempt, earlier);
    if (next !== undefined) return next;
  }
  throw failure;
}
