/** A response whose body is in memory. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** The `Cache-Control` of storable responses. Browsers store them too, and revalidate each time. */
export const REVALIDATED = 'no-cache';
/** The `Cache-Control` of failures. */
export const NOT_STORED = 'no-store';
/** The headers of a 503. Search engines and proxies come back after this many seconds. */
export const UNAVAILABLE = { 'cache-control': NOT_STORED, 'retry-after': '30' };
/** An estimate for the headers and the cache's own bookkeeping. */
const OVERHEAD_BYTES = 4 * 1024;

export async function readResponse(response: Response): Promise<CachedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Makes a response again. `ageMs`, the milliseconds since it was rendered, becomes its `Age`; only stale responses have one. */
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
