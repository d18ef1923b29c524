import type { Session, User } from '@supabase/supabase-js';
import type { AuthSettings } from './supabase-client';

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
  /** Whether the server knows authenticator apps at all. */
  readonly hasSecondStep: boolean;
}

/** Takes the user and the settings as the sign-in server tells them, gives the account. */
export function accountOf(user: User, settings: AuthSettings): Account {
  return {
    email: user.email ?? '',
    identities: (user.identities ?? []).map(({ identity_id: id, provider }) => ({ id, provider })),
    totpFactorId: verifiedTotp(user),
    hasSecondStep: settings.mfa_enabled !== false,
  };
}

/** Takes a session, says whether its account still has the password that somebody else was shown. */
export function mustChangePassword({ user }: Session): boolean {
  return user.app_metadata.must_change_password === true;
}

/** Takes a session, says whether its account has an authenticator app that this session has not been asked for. */
export function needsSecondStep({ access_token: token, user }: Session): boolean {
  return verifiedTotp(user) !== undefined && assuranceLevel(token) !== 'aal2';
}

export function verifiedTotp({ factors = [] }: User): string | undefined {
  return factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')?.id;
}

/** The claim `aal` of a token; the server has checked its signature, here it only chooses a screen. */
function assuranceLevel(token: string): unknown {
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
}
