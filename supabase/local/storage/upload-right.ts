import type { ApiFetch } from '../api/api-middleware';

const OBJECTS = '/storage/v1/object/';
const SIGNING = `${OBJECTS}upload/sign/`;
/** Who asks, and whether a file may be written over. The body and what describes it stay behind. */
const ASKING_HEADERS = ['apikey', 'authorization', 'user-agent', 'x-upsert'];

/** The id of the person who may upload, null for the service role. */
export interface UploadRight {
  person: string | null;
}

/**
 * Asks storage whether this upload would be allowed, before a byte of its body is read: signing an upload address takes the same
 * right to the same name, and no body. Gives storage's own refusal otherwise. An upload to a signed address is asked for like any
 * other: the address alone gives no right here.
 */
export async function askUploadRight(
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
  // Storage writes over a file when it is asked to put one.
  if (request.method === 'PUT') headers.set('x-upsert', 'true');
  const answer = await storage(new Request(url, { method: 'POST', headers }), peerAddress);
  return answer.ok ? { person: await readOwner(answer) } : answer;
}

/** Storage puts the verified id of whoever asked into the token that it signs. */
async function readOwner(answer: Response): Promise<string | null> {
  const { token } = (await answer.json()) as { token: string };
  const [, claims = ''] = token.split('.');
  const { owner } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { owner: string | null };
  return owner;
}
