import type { Factor, User } from '@supabase/supabase-js';

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

/** Returns the factors that the server asks for, of every kind. An enrolment that was not finished is none. */
export function verifiedFactors({ factors = [] }: User): Factor[] {
  return factors.filter(({ status }) => status === 'verified');
}

/** Whether the session still has to pass the account's second step. The database asks for any verified factor. */
export function needsSecondStep(token: string, user: User): boolean {
  return verifiedFactors(user).length > 0 && tokenClaims(token).aal !== 'aal2';
}
