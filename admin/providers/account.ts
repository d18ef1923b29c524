import type { User } from '@supabase/supabase-js';
import { verifiedTotp } from '../auth/second-step';

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
