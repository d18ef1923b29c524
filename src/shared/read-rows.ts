import type { PostgrestResponse, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { messages } from './messages';

/**
 * Takes a running read, gives its rows. Throws an Error with the text to show: the backend's own message, or that
 * there was no backend to answer.
 */
export async function readRows<Row>(read: PromiseLike<PostgrestResponse<Row>>): Promise<Row[]> {
  const response = await read;
  if (response.error) throw readError(response);
  return response.data;
}

/** Takes a failed read, gives the Error to show; a proxy's page in the backend's place counts as no answer. */
export function readError({ error, status }: PostgrestSingleResponse<unknown>): Error {
  const text = error?.message.trim() ?? '';
  const isAnswer = status > 0 && text !== '' && !text.startsWith('<');
  return new Error(isAnswer ? text : messages.public.unreachable, { cause: error });
}
