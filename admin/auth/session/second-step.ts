import type { User } from '@supabase/supabase-js';
import { tokenClaims } from './token-claims';

/** Takes an account as the server tells it, gives the id of its authenticator app, if it has one. */
export function verifiedTotp({ factors = [] }: User): string | undefined {
  return factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')?.id;
}

/** Takes an access token and its account as the server tells it; says whether the account's authenticator app is still to be asked for. */
export function needsSecondStep(token: string, user: User): boolean {
  return verifiedTotp(user) !== undefined && tokenClaims(token).aal !== 'aal2';
}
