import { apiError } from '../../api/api-error';
import type { ApiFetch, ApiMiddleware } from '../../api/api-middleware';
import { emailKey, NOBODY, readFields, withFields } from '../request-fields';
import { SlidingWindow } from '../limits/sliding-window';

/** How long the link of a recovery mail works. */
export const RECOVERY_LIFETIME_S = 600;
/** lite makes links of decimal digits; as many of them nobody guesses. */
export const RECOVERY_DIGITS = 32;

/** Each new link voids the one before: with no limit, a stranger could void every link before its owner opens it. */
const LINKS_PER_LIFETIME = 5;
const MAX_KEYS = 10_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Answers a recovery at once, with what lite says to an address that has no account; the mail is written afterwards. So neither the
 * answer nor its time tells whether the account exists. Mails are written one after another: the newest link is the one that works.
 * `onError` is told of a mail that could not be written.
 */
export function withPromptRecovery(onError: (error: unknown) => void): ApiMiddleware {
  const links = new SlidingWindow({
    max: LINKS_PER_LIFETIME,
    windowMs: RECOVERY_LIFETIME_S * 1000,
    keys: MAX_KEYS,
  });
  let writing = Promise.resolve();
  return (next) => async (request, peerAddress) => {
    if (new URL(request.url).pathname !== '/auth/v1/recover') return next(request, peerAddress);
    const fields = await readFields(request);
    const { email } = fields;
    // lite refuses a malformed address before it looks for an account.
    if (typeof email !== 'string' || !EMAIL.test(email)) return next(request, peerAddress);
    const answer = await next(withFields(request, { ...fields, email: NOBODY }), peerAddress);
    const key = emailKey(email);
    if (answer.ok && links.waitFor(key) === 0) {
      links.add(key);
      writing = writing.then(() => writeMail(next, request, peerAddress)).catch(onError);
    }
    return answer;
  };
}

async function writeMail(next: ApiFetch, request: Request, peerAddress: string | undefined): Promise<void> {
  const response = await next(request, peerAddress);
  if (!response.ok)
    throw new Error(`A recovery mail was not written: ${response.status} ${await response.text()}`);
}

/** Lets only the hash of a recovery link through to be verified: no code with an e-mail address, no other kind of token. */
export const withRecoveryLinksOnly: ApiMiddleware = (next) => async (request, peerAddress) => {
  if (new URL(request.url).pathname !== '/auth/v1/verify') return next(request, peerAddress);
  const { type, token_hash: hash } = await readFields(request);
  if (type !== 'recovery' || typeof hash !== 'string' || !HASH.test(hash))
    return apiError(403, 'otp_expired', 'Bağlantı geçersiz ya da süresi dolmuş.');
  return next(withFields(request, { type, token_hash: hash }), peerAddress);
};
