import { IdentityError } from '../../../data/auth-errors';
import type { InvitationLink, RecoveryToken } from '../../../data/auth-gateway';

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

/**
 * Returns the invitation in a link's query; undefined when there is none. Hosted Supabase sends a recovery link when
 * somebody is invited again.
 */
export function readInvitation(search: string): InvitationLink | undefined {
  const query = new URLSearchParams(search);
  const tokenHash = query.get('token_hash');
  const type = query.get('type');
  return tokenHash && (type === 'invite' || type === 'recovery') ? { type, tokenHash } : undefined;
}

/** Returns the token hash that confirms a new e-mail; undefined when the link's query has none. */
export function readEmailChange(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return query.get('type') === 'email_change' ? (query.get('token_hash') ?? undefined) : undefined;
}
