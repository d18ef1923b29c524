import { IdentityError, type MailProof } from '../../providers/identity/auth-gateway';

/** The sign-in server's words for a proof that counts no more, or not in this browser. */
const SPENT = new Set([
  'otp_expired',
  'flow_state_expired',
  'flow_state_not_found',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
]);

/** Takes what was thrown, says whether the proof itself was refused, so that only a new link helps. */
export function isSpentProof(error: unknown): boolean {
  return error instanceof IdentityError && SPENT.has(error.code);
}

/**
 * Takes the query of a recovery link, gives its proof; undefined when there is none, or when the server put its refusal
 * there. `code` needs the browser that asked; `token_hash`, which a mail template may carry instead, works anywhere.
 */
export function readMailProof(search: string): MailProof | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code) return { kind: 'pkce', value: code };
  const hash = query.get('token_hash');
  return hash && query.get('type') === 'recovery' ? { kind: 'token-hash', value: hash } : undefined;
}
