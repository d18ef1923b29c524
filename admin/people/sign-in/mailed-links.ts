import type { MailedLink } from '../../data/auth-gateway';
import { hasCode } from '../../lib/request-failure';

/** The sign-in server's codes for a link that has expired, was used, or belongs to another browser. */
const REFUSED_LINK = [
  'otp_expired',
  'flow_state_expired',
  'flow_state_not_found',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
];

/** Whether the link itself was refused, so that only a new mail helps. */
export function isTokenRefused(error: unknown): boolean {
  return REFUSED_LINK.some((code) => hasCode(error, code));
}

/**
 * Returns what a mail's link carries in its query if it is of one of these kinds; undefined when there is none or when the server put
 * a refusal there. A mail template may carry a `token_hash` instead of a `code`; it works in any browser.
 */
export function readMailedLink(
  search: string,
  ...kinds: readonly ('code' | 'recovery' | 'invite' | 'email_change')[]
): MailedLink | undefined {
  const query = new URLSearchParams(search);
  const [code, token_hash] = [query.get('code'), query.get('token_hash')];
  if (code && kinds.includes('code')) return { code };
  const type = kinds.find((kind) => kind === query.get('type'));
  return token_hash && type && type !== 'code' ? { type, token_hash } : undefined;
}
