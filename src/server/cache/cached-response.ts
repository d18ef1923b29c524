/** A response that was read whole. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** The `Cache-Control` of what the cache may store: browsers store it, too, and ask again each time. */
export const REVALIDATED = 'no-cache';
/** The `Cache-Control` of what tells of a failure. */
export const NOT_STORED = 'no-store';
/** A failure may be over by then: what search engines and proxies make of a 503. */
export const UNAVAILABLE = { 'cache-control': NOT_STORED, 'retry-after': '30' };
/** Roughly what headers and bookkeeping weigh. */
const OVERHEAD_BYTES = 4 * 1024;

export async function readResponse(response: Response): Promise<CachedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** `ageMs` is set for what may be out of date: the milliseconds since it was made. */
export function writeResponse({ status, headers, body }: CachedResponse, ageMs?: number): Response {
  const age = ageMs === undefined ? null : { age: String(Math.floor(ageMs / 1000)) };
  return new Response(body.byteLength > 0 ? body : null, {
    status,
    headers: age ? { ...headers, ...age } : headers,
  });
}

export function isStorable({ status, headers }: CachedResponse): boolean {
  return (status === 200 || status === 404) && headers['cache-control'] === REVALIDATED;
}

export function isFailure({ status, headers }: CachedResponse): boolean {
  return status >= 500 || headers['cache-control'] === NOT_STORED;
}

export function isRedirect({ status }: CachedResponse): boolean {
  return status >= 300 && status < 400;
}

export function sizeOf({ body }: CachedResponse): number {
  return body.byteLength + OVERHEAD_BYTES;
}
