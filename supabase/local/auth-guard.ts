import { apiError } from './api-error';
import type { AttemptLimiter } from './attempt-limiter';
import type { ApiFetch } from './api-front';

const GUESSABLE = new Set(['/auth/v1/token', '/auth/v1/recover', '/auth/v1/verify', '/auth/v1/resend']);
/** Doors that create accounts: sign-up is off, yet lite's one-time codes would still make a new user. */
const CLOSED = new Set(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink']);

export function isClosed(pathname: string): boolean {
  // No auth address needs escapes; with them a closed one could be spelt another way.
  return CLOSED.has(pathname) || (pathname.startsWith('/auth/v1/') && pathname.includes('%'));
}

/** Sign-in, recovery and code checks: what an attacker would repeat. */
export function isGuessable(request: Request, url: URL): boolean {
  if (!GUESSABLE.has(url.pathname) || request.method === 'OPTIONS') return false;
  return url.pathname !== '/auth/v1/token' || url.searchParams.getAll('grant_type').includes('password');
}

/** Forwards an attempt unless there were too many; a sign-in that succeeds is not counted. */
export async function forwardAttempt(
  limiter: AttemptLimiter,
  forward: ApiFetch,
  request: Request,
  { body, peerAddress }: { body: Uint8Array; peerAddress: string },
): Promise<Response> {
  const attempt = limiter.take(peerAddress, readEmail(body));
  if (attempt.retryAfterMs !== null) return tooManyAttempts(attempt.retryAfterMs);
  const response = await forward(request, peerAddress);
  const isSignIn = new URL(request.url).pathname === '/auth/v1/token';
  // A server that cannot answer says nothing about the password.
  if ((isSignIn && response.ok) || response.status >= 500) attempt.forgive();
  return response;
}

function readEmail(body: Uint8Array): string {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    const email = typeof value === 'object' && value !== null && 'email' in value ? value.email : '';
    return typeof email === 'string' ? email.trim().toLowerCase() : '';
  } catch {
    return '';
  }
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
