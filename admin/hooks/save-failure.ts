import { errorMessage } from '../../src/shared/error-message';
import { blamedField } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';

/** Why a save was refused: a sentence for the whole form, or for the fields it names. */
export interface SaveFailure {
  /** Null when every complaint belongs to a field. */
  readonly message: string | null;
  readonly fields: readonly { readonly name: string; readonly message: string }[];
}

/** Takes what a refused save threw (Refine's HttpError, whose `errors` name columns) and the resource; gives what to show where. */
export function saveFailure(error: unknown, resource: ResourceDefinition): SaveFailure {
  const fields = Object.entries(fieldErrors(error)).flatMap(([blamed, message]) => {
    const name = blamedField(resource, blamed);
    return name !== null && typeof message === 'string' ? [{ name, message }] : [];
  });
  return { message: fields.length > 0 ? null : errorMessage(error), fields };
}

function fieldErrors(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  return typeof error.errors === 'object' && error.errors !== null ? error.errors : {};
}
