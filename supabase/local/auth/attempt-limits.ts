import { apiError } from '../api-error';
import type { ApiWrapper } from '../api-fetch';
import type { AttemptLimiter } from './attempt-limiter';
import { readFields } from './request-fields';
import { tokenAccount } from './token-claims';

const GUESSABLE = new Set(['/auth/v1/token', '/auth/v1/recover', '/auth/v1/verify', '/auth/v1/resend']);
const OWN_ACCOUNT = '/auth/v1/user';
const OWN_CALLS = 'in-process';

/** Forwards an attempt unless there were too many; a sign-in that succeeds is not counted. */
export function withAttemptLimits(limiter: AttemptLimiter): ApiWrapper {
  return (next) =>
    async (request, peerAddress = OWN_CALLS) => {
      const url = new URL(request.url);
      if (!isGuessable(request, url)) return next(request, peerAddress);
      const attempt = limiter.take(peerAddress, await readAccount(request, url));
      if (attempt.retryAfterMs !== null) return tooManyAttempts(attempt.retryAfterMs);
      const response = await next(request, peerAddress);
      const isSignIn = url.pathname === '/auth/v1/token';
      const isOtherChange =
        url.pathname === OWN_ACCOUNT &&
        response.headers.get('x-sb-error-code') !== 'current_password_invalid';
      // A server that cannot answer says nothing about the password.
      if ((isSignIn && response.ok) || isOtherChange || response.status >= 500) attempt.forgive();
      return response;
    };
}

/** Whose password is tried: the e-mail of the form, or the account of the token that changes its own password. */
async function readAccount(request: Request, url: URL): Promise<string> {
  if (url.pathname === OWN_ACCOUNT) return tokenAccount(request) ?? '';
  const { email } = await readFields(request);
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** Sign-in, recovery and code checks, and the current password before a new one: what an attacker would repeat. */
function isGuessable(request: Request, url: URL): boolean {
  if (url.pathname === OWN_ACCOUNT) return request.method === 'PUT';
  if (!GUESSABLE.has(url.pathname) || request.method === 'OPTIONS') return false;
  return url.pathname !== '/auth/v1/token' || url.searchParams.getAll('grant_type').includes('password');
}

function tooManyAttempts(retryAfterMs: number): Response {
  const seconds = Math.ceil(retryAfterMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  return apiError(
    429,
    'over_request_rate_limit',
    `Çok fazla deneme yapıldı. Lütfen ${minutes} dakika sonra yeniden deneyin.`,
    { 'retry-after': String(seconds) },
  );
}
