import { createHash, randomBytes } from 'node:crypto';

/** Links of invitations and of new e-mail addresses. GoTrue has one lifetime for all mails; supabase/config.toml says the same. */
export const LINK_LIFETIME = '24 hours';

const TOKEN_BYTES = 32;

/** Makes the secret of a link in a mail. */
export function createMailToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** What the database keeps of a link's secret, so that a backup opens no account. */
export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
