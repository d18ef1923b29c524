/** HTTP's status of a request without a session. */
export const NO_SESSION = 401;
/** GoTrue's code for a session without its second step. */
const SECOND_STEP = 'insufficient_aal';

/** Takes what a request threw; gives its HTTP status, 0 when no answer came, undefined when it was no request. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Takes what a request threw; says whether it was refused because the session lacks its second step. */
export function isSecondStepMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === SECOND_STEP;
}
