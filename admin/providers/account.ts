import type { Session, User } from '@supabase/supabase-js';

/** One way of signing in to an account. */
export interface AccountIdentity {
  readonly id: string;
  readonly provider: string;
}

/** What the account's page shows. */
export interface Account {
  readonly email: string;
  readonly identities: readonly AccountIdentity[];
  /** The authenticator app that is asked at sign-in, if there is one. */
  readonly totpFactorId: string | undefined;
}

/** Takes the user as the server tells it, gives the account. */
export function accountOf(user: User): Account {
  return {
    email: user.email ?? '',
    identities: (user.identities ?? []).map(({ identity_id: id, provider }) => ({ id, provider })),
    totpFactorId: verifiedTotp(user),
  };
}

/** Takes a session, says whether its account has an authenticator app that this session has not been asked for. */
export function needsSecondStep({ access_token: token, user }: Session): boolean {
  return verifiedTotp(user) !== undefined && assuranceLevel(token) !== 'aal2';
}

function verifiedTotp({ factors = [] }: User): string | undefined {
  return factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')?.id;
}

/** The claim `aal` of a token; the server has checked its signature, here it only chooses a screen. */
function assuranceLevel(token: string): unknown {
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
}
