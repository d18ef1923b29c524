import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import { isSecondStepMissing, NO_SESSION, statusOf } from '../../lib/request-failure';
import { blamedField } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';

/** Why a save was refused: a sentence for the whole form, or for the fields it names. */
export interface SaveFailure {
  /** Null when every complaint belongs to a field. */
  readonly message: string | null;
  readonly fields: readonly { readonly name: string; readonly message: string }[];
}

/** A value that a save must not write; the form says so at the field. */
export class FieldRefused extends Error {
  override readonly name = 'FieldRefused';
  readonly errors: Readonly<Record<string, string>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: message };
  }
}

/** HTTP's status of a value that may stand only once (Postgres 23505). */
const CONFLICT = 409;

/**
 * Takes what a refused save threw (Refine's HttpError, whose `errors` name columns), the resource, and whether a row was to
 * be added; gives what to show where. What the session lacks is said as it is: nothing is wrong with the row.
 */
export function saveFailure(error: unknown, resource: ResourceDefinition, isNew: boolean): SaveFailure {
  const fields = Object.entries(fieldErrors(error)).flatMap(([blamed, message]) => {
    const name = blamedField(resource, blamed);
    return name !== null && typeof message === 'string' ? [{ name, message }] : [];
  });
  if (fields.length > 0) return { message: null, fields };
  const message = errorMessage(error);
  const isAboutRow = isNew && statusOf(error) !== NO_SESSION && !isSecondStepMissing(error);
  return { message: isAboutRow ? messages.errors.createFailed(message) : message, fields };
}

/** Takes what a refused save threw, the resource and a field of it; says whether another row has the field's value. */
export function isTaken(error: unknown, resource: ResourceDefinition, field: string): boolean {
  const isConflict = statusOf(error) === CONFLICT;
  return (
    isConflict && Object.keys(fieldErrors(error)).some((blamed) => blamedField(resource, blamed) === field)
  );
}

function fieldErrors(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  return typeof error.errors === 'object' && error.errors !== null ? error.errors : {};
}
