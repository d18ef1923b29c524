import type { MailProof } from '../../src/shared/identity/auth-gateway';

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
