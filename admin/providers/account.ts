import type { User } from '@supabase/supabase-js';
import { secondFactors, type SecondFactor } from './second-step';
import type { AuthSettings } from './supabase-client';

/** One way of signing in to an account. */
export interface AccountIdentity {
  readonly id: string;
  /** By GoTrue's name. */
  readonly provider: string;
  /** The address of the account at the provider, if the provider told it. */
  readonly email?: string;
  /** When it was linked, if the server tells it. */
  readonly since?: string;
}

/** The account as the account page shows it. */
export interface Account {
  readonly email: string;
  /** A new e-mail that has not been confirmed yet. */
  readonly pendingEmail: string | undefined;
  /** Whether the server asks for the current password before it changes the e-mail. Otherwise both addresses confirm. */
  readonly emailNeedsPassword: boolean;
  readonly identities: readonly AccountIdentity[];
  /** What is asked for at sign-in after the password. */
  readonly secondFactors: readonly SecondFactor[];
  /** Whether the server supports a second step. */
  readonly hasSecondStep: boolean;
}

/** Builds the account from the user and the settings that the sign-in server returned. */
export function accountOf(user: User, settings: AuthSettings): Account {
  return {
    email: user.email ?? '',
    pendingEmail: user.new_email,
    emailNeedsPassword: settings.email_change_needs_password === true,
    identities: (user.identities ?? []).map(
      ({ identity_id: id, provider, identity_data: data, created_at: since }) => ({
        id,
        provider,
        ...(typeof data?.email === 'string' && { email: data.email }),
        ...(since !== undefined && { since }),
      }),
    ),
    secondFactors: secondFactors(user),
    hasSecondStep: settings.mfa_enabled !== false,
  };
}
