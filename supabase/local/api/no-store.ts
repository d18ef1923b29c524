import type { ApiFetch } from './api-middleware';

const PERSONAL = ['/rest/v1/', '/auth/v1/'];
/** How public keys begin. */
const PUBLIC_KEY = 'sb_publishable_';

/** Keeps what is answered to a signed-in person, or to the secret key, out of every cache. What visitors read stays as it is. */
export function withNoStore(next: ApiFetch): ApiFetch {
  return async (request, peerAddress) => {
    const answer = await next(request, peerAddress);
    if (!isPersonal(request)) return answer;
    const headers = new Headers(answer.headers);
    headers.set('cache-control', 'no-store');
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
  };
}

function isPersonal(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  if (!PERSONAL.some((prefix) => pathname.startsWith(prefix))) return false;
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const keys = [bearer, request.headers.get('apikey'), searchParams.get('apikey')];
  return keys.some((key) => typeof key === 'string' && !key.startsWith(PUBLIC_KEY));
}
