import { IdentityError } from './auth-gateway';
import { NETWORK_FAILURE } from './provider-errors';

/**
 * How long before its expiry a session is renewed, and the shortest and longest pause after a network failure (specification,
 * section 9).
 */
const REFRESH_BEFORE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;

/**
 * Returns a function to call with each new session, or null after the last one. It calls `renew` shortly before
 * the session expires. It never does so without a pause, however short-lived the sessions are.
 */
export function scheduleRefresh(
  renew: () => Promise<unknown>,
): (session: { readonly expiresAt: number } | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function renewAfter(delayMs: number, retryMs: number): void {
    timer = setTimeout(() => {
      renew().catch((error: unknown) => {
        const isOffline = error instanceof IdentityError && error.code === NETWORK_FAILURE;
        if (isOffline) renewAfter(retryMs, Math.min(2 * retryMs, LONGEST_RETRY_MS));
      });
    }, delayMs);
  }

  return (session) => {
    clearTimeout(timer);
    if (!session) return;
    const delayMs = session.expiresAt - REFRESH_BEFORE_MS - Date.now();
    renewAfter(Math.max(FIRST_RETRY_MS, delayMs), FIRST_RETRY_MS);
  };
}
