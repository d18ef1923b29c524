import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';

/** Codes of a `BackendError`: a write touched nothing because its row was deleted, or was changed since it was read. */
export const GONE = 'gone';
export const STALE = 'stale';
/** The database's code for a new row whose key has made a row before (`private.save_once`). */
export const SAVED = 'PT423';
/** Our server's code for a write that it refused unread, because the site is being updated. */
export const UPDATING = 'site_updating';
/** GoTrue's code for a session without its second step. */
export const SECOND_STEP = 'insufficient_aal';

/** Returns the HTTP status of a failed request; 0 without an answer, undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Whether a failed request has this code. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Whether a request was refused because the session has ended. The storage API says so in words. */
export function isSessionLost(error: unknown): boolean {
  return statusOf(error) === 401 || errorMessage(error) === messages.errors.noSession;
}

/** What a server, or a proxy before it, answers while a write may still be under way; 0 is no answer. */
const UNANSWERED: readonly (number | undefined)[] = [0, 502, 503, 504];

/** Whether a failed write may have been done all the same. */
export function isUnanswered(error: unknown): boolean {
  return UNANSWERED.includes(statusOf(error)) && !hasCode(error, UPDATING);
}
