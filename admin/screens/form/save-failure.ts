import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import { hasCode, isSessionLost, SECOND_STEP, statusOf } from '../../lib/request-failure';
import { fieldAtFault } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';

/** Why a save was refused: a sentence for the whole form, for named fields, or both. */
export interface SaveFailure {
  /** Null when every message belongs to a field. */
  readonly message: string | null;
  readonly fields: readonly { readonly name: string; readonly message: string }[];
}

/** Thrown for a value that must not be saved. The form shows the message at the field. */
export class FieldRefused extends Error {
  override readonly name = 'FieldRefused';
  readonly errors: Readonly<Record<string, string>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: message };
  }
}

/** HTTP status of a duplicate value (Postgres 23505). */
const CONFLICT = 409;

/**
 * Turns a save's error (Refine's HttpError, whose `errors` name columns) into messages for the form and its
 * fields. A missing session or second step keeps its own message, because nothing is wrong with the row.
 */
export function saveFailure(error: unknown, resource: ResourceDefinition, isNew: boolean): SaveFailure {
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
  return (
    isConflict && Object.keys(fieldErrors(error)).some((blamed) => fieldAtFault(resource, blamed) === field)
  );
}

function fieldErrors(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  return typeof error.errors === 'object' && error.errors !== null ? error.errors : {};
}
