import { apiError, type ApiFetch, type ApiMiddleware, at } from '../api/api-fetch';
import { readFields, withFields } from '../api/request-body';
import { emailKey, UNKNOWN_EMAIL } from './account-email';
import { SlidingWindow } from './limits/sliding-window';

/** The lifetime of the link in a recovery mail. */
export const RECOVERY_LIFETIME_S = 600;
/** lite makes links of decimal digits. This many cannot be guessed. */
export const RECOVERY_DIGITS = 32;

/** Each new link voids the previous one. Without a limit, a stranger could void every link before its owner opens it. */
const LINKS_PER_LIFETIME = 5;
const MAX_KEYS = 10_000;
/** What lite looks for among the accounts, which are older than the rule for new addresses. */
const LOOKED_UP = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Responds to a recovery at once, with lite's response for an address without an account, and writes the mail afterwards. Neither the
 * response nor its timing reveals whether the account exists. Mails are written one after another, so that the newest link is the
 * valid one. `onError` is called when a mail could not be written.
 */
export function withPromptRecovery(onError: (error: unknown) => void): ApiMiddleware {
  const links = new SlidingWindow({
    max: LINKS_PER_LIFETIME,
    windowMs: RECOVERY_LIFETIME_S * 1000,
    keys: MAX_KEYS,
  });
  let writing = Promise.resolve();
  return at('/auth/v1/recover', (next) => async (request, peerAddress) => {
    const fields = await readFields(request);
    const { email } = fields;
    // lite refuses a malformed address without looking for an account.
    if (typeof email !== 'string' || !LOOKED_UP.test(email)) return next(request, peerAddress);
    const response = await next(withFields(request, { ...fields, email: UNKNOWN_EMAIL }), peerAddress);
    const key = emailKey(email);
    if (response.ok && links.waitFor(key) === 0) {
      links.add(key);
      writing = writing.then(() => writeMail(next, request, peerAddress)).catch(onError);
    }
    return response;
  });
}

async function writeMail(next: ApiFetch, request: Request, peerAddress: string | undefined): Promise<void> {
  const response = await next(request, peerAddress);
  if (!response.ok)
    throw new Error(`A recovery mail was not written: ${response.status} ${await response.text()}`);
}

/** The mails whose links are verified. */
const LINK_TYPES: readonly unknown[] = ['recovery', 'invite', 'email_change'];

/** Lets only the secrets of our mails' links through to verification: no codes with an e-mail address and no other tokens. */
export const withMailLinksOnly = at('/auth/v1/verify', (next) => async (request, peerAddress) => {
  const { type, token_hash: hash } = await readFields(request);
  if (!LINK_TYPES.includes(type) || typeof hash !== 'string' || !HASH.test(hash))
    return apiError(403, 'otp_expired', 'Bağlantı geçersiz ya da süresi dolmuş.');
  return next(withFields(request, { type, token_hash: hash }), peerAddress);
});
