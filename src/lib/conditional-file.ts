const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Applies the conditional and range headers of `request` to a complete response that carries an ETag and its length.
 * Returns 304, 206 or 416, or the response unchanged. A long file is never in memory as a whole.
 */
export async function answerConditionally(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  if (isUnchanged(request, headers)) {
    await response.body?.cancel();
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const range =
    request.method === 'GET' && isRangeCurrent(request, headers) ? request.headers.get('range') : null;
  if (range === null) return response;
  return cutRange(response, range, headers);
}

/** `If-None-Match` decides; `If-Modified-Since` counts only without it (RFC 9110, section 13.2.2). */
function isUnchanged({ headers: sent }: Request, headers: Headers): boolean {
  const tags = sent.get('if-none-match');
  if (tags !== null) return isKnown(headers.get('etag'), tags);
  const seen = Date.parse(sent.get('if-modified-since') ?? '');
  return Date.parse(headers.get('last-modified') ?? '') <= seen;
}

function isKnown(etag: string | null, ifNoneMatch: string | null | undefined): boolean {
  if (!etag || !ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === wanted);
}

/** Removes the weakness mark: revalidation compares weakly. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

function isRangeCurrent(request: Request, headers: Headers): boolean {
  const condition = request.headers.get('if-range');
  return (
    condition === null || condition === headers.get('etag') || condition === headers.get('last-modified')
  );
}

async function cutRange(response: Response, range: string, headers: Headers): Promise<Response> {
  const size = Number(headers.get('content-length'));
  const [, first = '', last = ''] = RANGE.exec(range) ?? [];
  // Ranges that are not understood, including multiple ranges, are ignored (RFC 9110, section 14.2).
  if (first === '' && last === '') return response;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    await response.body?.cancel();
    headers.set('content-range', `bytes */${size}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(response.body?.pipeThrough(cut(start, end)), { status: 206, headers });
}

/** Passes on the bytes from `start` to `end`, and stops reading then. */
function cut(start: number, end: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(start - at, 0), Math.max(end + 1 - at, 0));
      if (part.byteLength > 0) controller.enqueue(part);
      at += chunk.byteLength;
      if (at > end) controller.terminate();
    },
  });
}
