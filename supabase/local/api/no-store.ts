import type { ApiFetch } from './api-middleware';

const PERSONAL = ['/rest/v1/', '/auth/v1/', '/functions/v1/'];
/** The prefix of public keys. */
const PUBLIC_KEY = 'sb_publishable_';

/** Keeps responses to signed-in users and to the secret key out of all caches. Visitors' responses are unchanged. */
export function withNoStore(next: ApiFetch): ApiFetch {
  return async (request, peerAddress) => {
    const response = await next(request, peerAddress);
    if (!isPersonal(request)) return response;
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

function isPersonal(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  if (!PERSONAL.some((prefix) => pathname.startsWith(prefix))) return false;
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const keys = [bearer, request.headers.get('apikey'), searchParams.get('apikey')];
  return keys.some((key) => typeof key === 'string' && !key.startsWith(PUBLIC_KEY));
}
