import { apiError } from './api-fetch';

export function bodyTooLarge(): Response {
  return apiError(413, 'EntityTooLarge', 'Gönderilen veri çok büyük.');
}

/** Reads a body of at most `maxBytes`; null as soon as it is longer, whatever length it declares. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns the request with its body in memory; null for a body that is longer than `maxBytes`. */
export async function withReadBody(request: Request, maxBytes: number): Promise<Request | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const body = await readBody(request, maxBytes);
  return body && withBody(request, body);
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

export type Fields = Readonly<Record<string, unknown>>;

/** Parses a JSON object; null for anything else. */
export function parseFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Reads the fields of a JSON body from a copy, so that the request can be passed on. Empty if the body is no object. */
export async function readFields(request: Request): Promise<Fields> {
  return parseFields(await request.clone().text()) ?? {};
}

/** Returns the request with these fields as its JSON body. */
export function withFields(request: Request, fields: Fields): Request {
  return withBody(request, new TextEncoder().encode(JSON.stringify(fields)));
}
