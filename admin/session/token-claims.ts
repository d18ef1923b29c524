import type { User } from '@supabase/supabase-js';

/** The claims that the back office reads. The server checks the token's signature; here it only chooses screens. */
interface TokenClaims {
  readonly aal?: unknown;
  readonly session_id?: unknown;
}

/** Takes an access token, gives its claims; none for anything that is no token. */
export function tokenClaims(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Takes an account as the server tells it, gives the id of its authenticator app, if it has one. */
export function verifiedTotp({ factors = [] }: User): string | undefined {
  return factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')?.id;
}

/** Takes an access token and its account as the server tells it; says whether the account's authenticator app is still to be asked for. */
export function needsSecondStep(token: string, user: User): boolean {
  return verifiedTotp(user) !== undefined && tokenClaims(token).aal !== 'aal2';
}
