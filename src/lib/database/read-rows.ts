import type { PostgrestResponse, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { messages } from '../messages';

/**
 * Takes a running read, gives its rows. Throws an Error with the text to show: the backend's own message, or that
 * there was no backend to answer.
 */
export async function readRows<Row>(read: PromiseLike<PostgrestResponse<Row>>): Promise<Row[]> {
  const response = await read;
  if (response.error) throw readError(response);
  return response.data;
}

/** There was no backend to answer, or it says that it cannot answer now: the same read may succeed a moment later. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** Says whether an error is one of these; on a page that the server rendered, its name is all that is left of its class. */
export function isUnavailable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'UnavailableError';
}

const GATEWAY_STATUSES = [502, 503, 504];

/** Takes a failed read, gives the Error to show; a proxy's page in the backend's place counts as no answer. */
export function readError({ error, status }: PostgrestSingleResponse<unknown>): Error {
  const text = error?.message.trim() ?? '';
  const isAnswer = status > 0 && text !== '' && !text.startsWith('<');
  const message = isAnswer ? text : messages.public.unreachable;
  const isUnavailable = !isAnswer || GATEWAY_STATUSES.includes(status);
  return isUnavailable
    ? new UnavailableError(message, { cause: error })
    : new Error(message, { cause: error });
}
