import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import type { TogetherRow } from '../../data/rows-together';
import { savingTexts } from '../../i18n/forms';
import type { FormValues } from '../../lib/form-values';
import { hasCode, isSessionLost, SECOND_STEP, statusOf } from '../../lib/request-failure';
import { fieldAtFault } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';

export interface SaveAttempt {
  /** The row as it was read. Only differences from it are written. Undefined creates a row. */
  readonly row: Row | undefined;
  readonly values: FormValues;
  /** Other rows that are written with it, all or none. */
  readonly together?: readonly TogetherRow[];
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
  ) => SaveAttempt | undefined | Promise<SaveAttempt | null | undefined>;
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
      for (const step of steps) {
        const prepared = step.prepare ? await step.prepare(tried) : tried;
        if (!prepared) return null;
        tried = prepared;
      }
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

/** Why a save was refused: a sentence for the whole form, for named fields, or both. */
export interface SaveFailure {
  /** Null when every message belongs to a field. */
  readonly message: string | null;
  readonly fields: readonly { readonly name: string; readonly message: string }[];
  /** The field to go to, of which nothing is said. */
  readonly goTo?: string;
  /** Whether the answer was lost, so that nobody knows whether the row was saved. */
  readonly isUnanswered?: boolean;
}

/** The failure of a save of which no answer came. */
export const UNANSWERED_SAVE: SaveFailure = {
  message: savingTexts.unanswered,
  fields: [],
  isUnanswered: true,
};

/** Thrown for a value that must not be saved. The form shows the message at the field. */
export class FieldRefused extends Error {
  override readonly name = 'FieldRefused';
  readonly errors: Readonly<Record<string, string>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: message };
  }
}

/** Thrown when the person has chosen to go on in a field instead of saving. */
export class FieldChosen extends Error {
  override readonly name = 'FieldChosen';

  constructor(readonly field: string) {
    super(field);
  }
}

/** HTTP status of a duplicate value (Postgres 23505). */
const CONFLICT = 409;

/**
 * Turns a save's error (Refine's HttpError, whose `errors` name columns) into messages for the form and its
 * fields. A missing session or second step keeps its own message, because nothing is wrong with the row.
 */
export function saveFailure(error: unknown, resource: ResourceDefinition, isNew: boolean): SaveFailure {
  if (error instanceof FieldChosen) return { message: null, fields: [], goTo: error.field };
  const fields = Object.entries(fieldErrors(error)).flatMap(([blamed, message]) => {
    const name = fieldAtFault(resource, blamed);
    return name !== null && typeof message === 'string' ? [{ name, message }] : [];
  });
  if (fields.length > 0) return { message: null, fields };
  const message = errorMessage(error);
  const isAboutRow = isNew && !isSessionLost(error) && !hasCode(error, SECOND_STEP);
  return { message: isAboutRow ? messages.errors.createFailed(message) : message, fields };
}

export function isTaken(error: unknown, resource: ResourceDefinition, field: string): boolean {
  const isConflict = statusOf(error) === CONFLICT;
  return isConflict && Object.keys(fieldErrors(error)).some((name) => fieldAtFault(resource, name) === field);
}

function fieldErrors(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  return typeof error.errors === 'object' && error.errors !== null ? error.errors : {};
}
