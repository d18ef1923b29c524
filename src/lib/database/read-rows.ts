import type { PostgrestResponse, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { messages } from '../messages';

/**
 * Resolves with the rows of a query. Throws an Error whose message can be shown: the backend's, or that it is
 * unreachable.
 */
export async function readRows<Row>(read: PromiseLike<PostgrestResponse<Row>>): Promise<Row[]> {
  const response = await read;
  if (response.error) throw readError(response);
  return response.data;
}

/** The backend did not answer, or answered that it is unavailable. The same read may succeed later. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/**
 * Tells whether an error is an UnavailableError. It compares names, because errors lose their class in the document's
 * state.
 */
export function isUnavailable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'UnavailableError';
}

const GATEWAY_STATUSES = [502, 503, 504];

/** Returns the Error to show for a failed response. A proxy's HTML page counts as no answer. */
export function readError({ error, status }: PostgrestSingleResponse<unknown>): Error {
  const text = error?.message.trim() ?? '';
  const isAnswer = status > 0 && text !== '' && !text.startsWith('<');
  const message = isAnswer ? text : messages.public.unreachable;
  const isUnavailable = !isAnswer || GATEWAY_STATUSES.includes(status);
  return isUnavailable
    ? new UnavailableError(message, { cause: error })
    : new Error(message, { cause: error });
}
