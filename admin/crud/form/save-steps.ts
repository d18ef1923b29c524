import type { ModalFuncProps } from 'antd';
import type { FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';

/** Asks a yes-or-no question over the form; gives whether the answer was yes. */
export type Confirm = (
  question: Pick<ModalFuncProps, 'title' | 'content' | 'okText' | 'cancelText'>,
) => Promise<boolean>;

/** One try at saving a form. */
export interface SaveAttempt {
  /** The row as it was read; what differs from it is written. Undefined creates one. */
  readonly row: Row | undefined;
  readonly values: FormValues;
}

/**
 * Something that has a say in a save: a check, a question, a second try. Its functions give the attempt to go on with, or
 * null to go back to the form without a word, because the person said so. What they throw is shown as a refused save:
 * an error whose `errors` name columns speaks at those fields.
 */
export interface SaveStep {
  /** Before the write, and again before each further one. */
  readonly prepare?: (attempt: SaveAttempt) => Promise<SaveAttempt | null>;
  /** After a failure; `earlier` are those before it in this save. Undefined: the failure is not this step's business. */
  readonly recover?: (
    failure: unknown,
    attempt: SaveAttempt,
    earlier: readonly unknown[],
  ) => Promise<SaveAttempt | null | undefined>;
  /** After the write; `first` is what the form was opened with. */
  readonly finish?: (written: SaveAttempt, first: SaveAttempt) => Promise<void>;
}

/**
 * Takes the first attempt, the steps in their order, and what writes; gives the attempt that was written, or null when the
 * person went back to the form. Throws the failure that no step knew a way out of.
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
    // Outside of the try: a written row must not be written once more.
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
