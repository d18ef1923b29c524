/** The embedded API's addresses; its server has more, which show the schema and settings without a key. */
const API_PREFIXES = ['/rest/v1/', '/auth/v1/', '/storage/v1/'];
const DOT_SEGMENT = /\/(?:\.|%2E){1,2}(?:\/|$)/i;

/** Takes the path of an address, says whether it belongs to the API. */
export function isApiPath(pathname: string): boolean {
  return API_PREFIXES.some((prefix) => pathname.startsWith(prefix));
}

/**
 * Takes the target of a request line; says whether its path hasDotSegments by `.` or `..`. Programs that fetch addresses resolve these
 * themselves, and so does the URL class: what asks for them is looking for a way round.
 */
export function hasDotSegments(target: string): boolean {
  return DOT_SEGMENT.test(target.split(/[?#]/, 1)[0] ?? '');
}
