import { apiError } from '../api-error';
import type { ApiFetch } from '../api-fetch';

/** Addresses that create accounts: sign-up is off, yet lite's one-time codes would still make a new user. */
const CLOSED = new Set(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink']);

/** Refuses the sign-in addresses that this product does not use. */
export function withClosedDoors(next: ApiFetch): ApiFetch {
  return async (request, peerAddress) =>
    isClosed(new URL(request.url).pathname)
      ? apiError(422, 'signup_disabled', 'Yeni üyelik kapalı.')
      : next(request, peerAddress);
}

function isClosed(pathname: string): boolean {
  // No auth address needs escapes; with them a closed one could be spelt another way.
  return CLOSED.has(pathname) || pathname.includes('%');
}
