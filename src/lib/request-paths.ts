/** The public parts of the embedded API. Its other addresses show schema and settings without a key. */
const API_PREFIXES = ['/rest/v1/', '/auth/v1/', '/storage/v1/', '/functions/v1/'];
const DOT_SEGMENT = /\/(?:\.|%2E){1,2}(?:\/|$)/i;

/** Tells whether a path belongs to the API. */
export function isApiPath(pathname: string): boolean {
  return API_PREFIXES.some((prefix) => pathname.startsWith(prefix));
}

/**
 * Tells whether a request target's path contains `.` or `..` segments. Clients resolve these before sending, so a
 * request that contains them is an attack.
 */
export function hasDotSegments(target: string): boolean {
  return DOT_SEGMENT.test(target.split(/[?#]/, 1)[0] ?? '');
}
