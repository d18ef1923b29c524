import type { User } from '@supabase/supabase-js';

/** The claims that the back office reads. They only choose screens; the server verifies the signature. */
interface TokenClaims {
  readonly aal?: unknown;
  readonly session_id?: unknown;
}

/** Returns the claims of an access token; none for anything else. */
export function tokenClaims(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Returns the id of an account's verified authenticator app; undefined without one. */
export function verifiedTotp({ factors = [] }: User): string | undefined {
  return factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')?.id;
}

/** Whether the session still has to pass the account's authenticator app. */
export function needsSecondStep(token: string, user: User): boolean {
  return verifiedTotp(user) !== undefined && tokenClaims(token).aal !== 'aal2';
}
