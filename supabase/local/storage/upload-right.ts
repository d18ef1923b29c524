import type { ApiFetch } from '../api/api-fetch';

export const OBJECTS = '/storage/v1/object/';
const SIGNING = `${OBJECTS}upload/sign/`;
/** The headers that decide about the right: user, key and overwriting. */
const ASKING_HEADERS = ['apikey', 'authorization', 'user-agent', 'x-upsert'];

export interface UploadRight {
  /** The id of the user, null for the service role. */
  person: string | null;
}

/**
 * Asks storage whether it would permit this upload, before any of the body is read. Signing an upload address needs the same right to
 * the same name, and no body. Returns storage's refusal otherwise. An upload to a signed address is checked like any other, because the
 * address alone gives no right here.
 */
export async function checkUploadRight(
  request: Request,
  storage: ApiFetch,
  peerAddress?: string,
): Promise<UploadRight | Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(SIGNING)) url.pathname = SIGNING + url.pathname.slice(OBJECTS.length);
  url.searchParams.delete('token');
  const headers = new Headers();
  for (const name of ASKING_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Storage overwrites files on PUT.
  if (request.method === 'PUT') headers.set('x-upsert', 'true');
  const response = await storage(new Request(url, { method: 'POST', headers }), peerAddress);
  return response.ok ? { person: await readOwner(response) } : response;
}

/** Reads the verified user's id from the token that storage signed. */
async function readOwner(response: Response): Promise<string | null> {
  const { token } = (await response.json()) as { token: string };
  const [, claims = ''] = token.split('.');
  const { owner } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { owner: string | null };
  return owner;
}
