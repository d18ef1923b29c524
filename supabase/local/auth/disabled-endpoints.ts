import { apiError } from '../api/api-error';
import type { ApiMiddleware } from '../api/api-middleware';

/** Endpoints that create accounts. Sign-up is off, but lite's one-time codes would still create a user. */
const NEW_ACCOUNTS = new Set(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink']);
/** Endpoints that send or take codes that this product does not use. */
const UNUSED = new Set(['/auth/v1/resend', '/auth/v1/reauthenticate']);

/** Refuses the auth endpoints that this product does not use, so that they need no further guard. */
export const withDisabledEndpoints: ApiMiddleware = (next) => async (request, peerAddress) => {
  const { pathname } = new URL(request.url);
  // No auth endpoint needs escapes, but a disabled one could be spelt with them.
  if (NEW_ACCOUNTS.has(pathname) || pathname.includes('%'))
    return apiError(422, 'signup_disabled', 'Buradan yeni hesap açılamaz.');
  if (UNUSED.has(pathname) || isLinkOfLite(request, pathname))
    return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
  return next(request, peerAddress);
};

/** lite's own links redirect to an address that contains the new session. Ours open our screen, which posts the token. */
function isLinkOfLite(request: Request, pathname: string): boolean {
  return pathname === '/auth/v1/verify' && request.method !== 'POST';
}
