import { apiError, type ApiMiddleware } from '../../api/api-fetch';
import { AttemptLimiter } from './attempt-limiter';
import type { DeviceCookie } from './device-cookie';
import { networkOf } from '../../api/client-address';
import { readFields } from '../../api/request-body';
import { emailKey } from '../account-email';
import type { Limit } from './sliding-window';
import { readTokenAccount } from '../token-claims';

const WINDOW_MS = 5 * 60_000;
const TEN_TRIES: Limit = { max: 10, windowMs: WINDOW_MS };
/** Enough for a link that was opened twice or copied incompletely. Links have 32 digits, so that these limits only bound the load. */
const WRONG_LINKS_PER_NETWORK: Limit = { max: 5, windowMs: WINDOW_MS };
const WRONG_LINKS_IN_ALL: Limit = { max: 30, windowMs: WINDOW_MS };
const ALL_LINKS = 'links';
const WRONG_PASSWORD = 'current_password_invalid';
const OWN_CALLS = 'in-process';

type AttemptKind = 'sign-in' | 'recovery' | 'link' | 'new-password';

/**
 * Responds with 429 to too many attempts within five minutes: ten passwords or recoveries per network and per e-mail, five wrong
 * recovery links per network and thirty in all. Successes are not counted, except recoveries, whose success is never revealed.
 */
export function withAttemptLimits(cookie: DeviceCookie): ApiMiddleware {
  const limiters: Record<AttemptKind, AttemptLimiter> = {
    'sign-in': new AttemptLimiter({ perNetwork: TEN_TRIES, perSubject: TEN_TRIES }),
    recovery: new AttemptLimiter({ perNetwork: TEN_TRIES, perSubject: TEN_TRIES }),
    'new-password': new AttemptLimiter({ perNetwork: TEN_TRIES, perSubject: TEN_TRIES }),
    link: new AttemptLimiter({ perNetwork: WRONG_LINKS_PER_NETWORK, perSubject: WRONG_LINKS_IN_ALL }),
  };
  return (next) =>
    async (request, peerAddress = OWN_CALLS) => {
      const kind = attemptKindOf(request);
      if (kind === null) return next(request, peerAddress);
      const attempt = limiters[kind].take({
        network: networkOf(peerAddress),
        ...(await readSource(request, kind, cookie)),
      });
      if (attempt.retryAfterMs !== null) return tooManyAttempts(attempt.retryAfterMs);
      const response = await next(request, peerAddress);
      // A failure of the server says nothing about the password.
      if (response.status >= 500 || !isFailure(kind, response)) attempt.forgive();
      return response;
    };
}

async function readSource(request: Request, kind: AttemptKind, cookie: DeviceCookie) {
  if (kind === 'link') return { subject: ALL_LINKS, device: null };
  // A token is for one account.
  if (kind === 'new-password') return { subject: readTokenAccount(request) ?? '', device: null };
  const { email } = await readFields(request);
  const device = typeof email === 'string' ? await cookie.read(request, email) : null;
  return { subject: emailKey(email), device };
}

/** For a new password only a wrong current one counts: other refusals reveal nothing about it. */
function isFailure(kind: AttemptKind, response: Response): boolean {
  if (kind === 'new-password') return response.headers.get('x-sb-error-code') === WRONG_PASSWORD;
  return kind === 'recovery' || !response.ok;
}

function attemptKindOf(request: Request): AttemptKind | null {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'PUT' && pathname === '/auth/v1/user') return 'new-password';
  if (request.method !== 'POST') return null;
  if (pathname === '/auth/v1/recover') return 'recovery';
  if (pathname === '/auth/v1/verify') return 'link';
  const isPassword = searchParams.getAll('grant_type').includes('password');
  return pathname === '/auth/v1/token' && isPassword ? 'sign-in' : null;
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
