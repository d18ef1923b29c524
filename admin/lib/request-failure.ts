/** HTTP status of a request without a session. */
export const NO_SESSION = 401;
/** GoTrue's code for a session without its second step. */
const SECOND_STEP = 'insufficient_aal';

/** Returns the HTTP status of a failed request; 0 without an answer, undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Whether a request was refused because the session lacks its second step. */
export function isSecondStepMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === SECOND_STEP;
}
