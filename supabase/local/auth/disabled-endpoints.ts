import { apiError } from '../api/api-error';
import type { ApiMiddleware } from '../api/api-middleware';
import { readFields } from './request-fields';

/** Addresses that create accounts: sign-up is off, yet lite's one-time codes would still make a new user. */
const NEW_ACCOUNTS = new Set(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink']);
/** Addresses that send or take codes that this product does not use. */
const UNUSED = new Set(['/auth/v1/resend', '/auth/v1/reauthenticate']);

/** Refuses the sign-in addresses that this product does not use: what is closed need not be guarded. */
export const withDisabledEndpoints: ApiMiddleware = (next) => async (request, peerAddress) => {
  const { pathname } = new URL(request.url);
  // No auth address needs escapes; with them a closed one could be spelt another way.
  if (NEW_ACCOUNTS.has(pathname) || pathname.includes('%'))
    return apiError(422, 'signup_disabled', 'Buradan yeni hesap açılamaz.');
  if (UNUSED.has(pathname) || isLinkOfLite(request, pathname) || (await changesEmail(request, pathname)))
    return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
  return next(request, peerAddress);
};

/** lite's own links carry the new session in the address they lead to. Ours lead to our screen, which posts the token. */
function isLinkOfLite(request: Request, pathname: string): boolean {
  return pathname === '/auth/v1/verify' && request.method !== 'POST';
}

/** Nothing here changes an account's e-mail address, and lite would send its codes in English. */
async function changesEmail(request: Request, pathname: string): Promise<boolean> {
  return pathname === '/auth/v1/user' && request.method === 'PUT' && 'email' in (await readFields(request));
}
