import { IdentityError, type RecoveryToken } from '../../providers/identity/auth-gateway';
import type { MailLink, MailLinkType } from '../../providers/supabase-gateway';

/**
 * The sign-in server's codes for a recovery token that has expired, was used, or belongs to another browser.
 */
const REFUSED_TOKEN = new Set([
  'otp_expired',
  'flow_state_expired',
  'flow_state_not_found',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
]);

/** Whether the recovery token itself was refused, so that only a new mail helps. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof IdentityError && REFUSED_TOKEN.has(error.code);
}

/**
 * Returns the recovery token in a link's query; undefined when there is none or when the server put a refusal
 * there. A `code` works only in the browser that asked for the mail. A `token_hash`, which a mail template
 * may carry instead, works in any browser.
 */
export function readRecoveryToken(search: string): RecoveryToken | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code) return { kind: 'pkce', value: code };
  const hash = query.get('token_hash');
  return hash && query.get('type') === 'recovery' ? { kind: 'token-hash', value: hash } : undefined;
}

/** Returns the link in the query if it is for one of the purposes; undefined otherwise. */
export function readMailLink(search: string, types: readonly MailLinkType[]): MailLink | undefined {
  const query = new URLSearchParams(search);
  const tokenHash = query.get('token_hash');
  const type = types.find((known) => known === query.get('type'));
  return tokenHash && type ? { type, tokenHash } : undefined;
}
