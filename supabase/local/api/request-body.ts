import { apiError } from './api-error';

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

export function bodyTooLarge(): Response {
  return apiError(413, 'EntityTooLarge', 'Gönderilen veri çok büyük.');
}

/** Reads a body of at most `maxBytes`. Throws BodyTooLargeError as soon as it is longer, whatever length it declares. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError();
      chunks.push(chunk);
    }
  }
  const body = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    body.set(chunk, end);
    end += chunk.byteLength;
  }
  return body;
}

/** Returns the request with this body in place of its own. */
export function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers = new Headers(request.headers),
): Request {
  headers.delete('transfer-encoding');
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}
