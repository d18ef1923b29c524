/** One origin serves uploads and the administrator's session: a file must never run as a page of the site. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Adds the safety headers and answers the range and revalidation requests that lite leaves out. */
export async function dressFileResponse(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value);
  const isFile = response.status === 200 && (request.method === 'GET' || request.method === 'HEAD');
  if (!isFile) return new Response(response.body, { status: response.status, headers });
  if (isUnchanged(request, headers)) {
    await response.body?.cancel();
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const range =
    request.method === 'GET' && isRangeCurrent(request, headers) ? request.headers.get('range') : null;
  if (range === null) return new Response(response.body, { status: 200, headers });
  return cutRange(new Uint8Array(await response.arrayBuffer()), range, headers);
}

function isUnchanged(request: Request, headers: Headers): boolean {
  const etag = headers.get('etag');
  const known = request.headers.get('if-none-match');
  return (
    etag !== null && known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

function isRangeCurrent(request: Request, headers: Headers): boolean {
  const condition = request.headers.get('if-range');
  return (
    condition === null || condition === headers.get('etag') || condition === headers.get('last-modified')
  );
}

function cutRange(bytes: Uint8Array<ArrayBuffer>, range: string, headers: Headers): Response {
  const size = bytes.byteLength;
  const [, first = '', last = ''] = RANGE.exec(range) ?? [];
  // A range we do not understand, several at once among them, is ignored, as RFC 9110 allows.
  if (first === '' && last === '') return new Response(bytes, { status: 200, headers });
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    headers.set('content-range', `bytes */${size}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}
