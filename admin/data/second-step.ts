import type { Factor, SupabaseClient, User } from '@supabase/supabase-js';
import { identityTexts } from '../i18n/identity';
import { dataOrThrow } from './auth-errors';
import { tokenClaims } from './session/stored-session';

export interface NewPhone {
  readonly name: string;
  readonly phone: string;
}

/** A message that was sent with a code. The code is good for this challenge only. */
export interface SmsChallenge {
  readonly id: string;
  readonly factorId: string;
  readonly expiresAtMs: number;
}

type CodeTarget = { readonly factorId: string } | SmsChallenge;

const MS_PER_SECOND = 1000;

/** Returns what the account is asked for at sign-in, the oldest first. An enrolment that was not finished is left out. */
export function secondFactors({ factors = [] }: User): Factor[] {
  return factors
    .filter(({ status }) => status === 'verified')
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
}

/** Whether the session still has to pass the account's second step. The database asks for any verified factor. */
export function needsSecondStep(token: string, { factors = [] }: User): boolean {
  return factors.some(({ status }) => status === 'verified') && tokenClaims(token).aal !== 'aal2';
}

/** Returns a telephone's number in E.164; undefined where the server does not tell it. GoTrue omits the plus, and auth-js's type the number. */
export function phoneOf(factor: Factor): string | undefined {
  const phone = 'phone' in factor && typeof factor.phone === 'string' ? factor.phone.replace(/^\+/, '') : '';
  return phone === '' ? undefined : `+${phone}`;
}

/** The second step of signing in, for every kind of factor. Every method throws a BackendError. */
export function createSecondStep({ auth }: SupabaseClient) {
  /** An unfinished enrolment would block the next one. */
  async function removeUnfinished(): Promise<void> {
    const { all } = await dataOrThrow(auth.mfa.listFactors());
    for (const { id, status } of all)
      if (status === 'unverified') await dataOrThrow(auth.mfa.unenroll({ factorId: id }));
  }

  return {
    readSecondFactors: async () => secondFactors((await dataOrThrow(auth.getUser())).user),

    /** Returns a new authenticator app with its secret, also as a picture. Its first code activates it. */
    enrolTotp: async () => {
      await removeUnfinished();
      const friendlyName = identityTexts.factorName;
      return dataOrThrow(auth.mfa.enroll({ factorType: 'totp', friendlyName }));
    },

    enrolPhone: async ({ name, phone }: NewPhone): Promise<string> => {
      await removeUnfinished();
      const request = { factorType: 'phone', friendlyName: name, phone } as const;
      return (await dataOrThrow(auth.mfa.enroll(request), { place: 'sms' })).id;
    },

    /** Sends a message with a new code. GoTrue sends one a minute to a factor. */
    sendCode: async (factorId: string): Promise<SmsChallenge> => {
      const request = auth.mfa.challenge({ factorId });
      const { id, expires_at } = await dataOrThrow(request, { place: 'sms-sending' });
      return { id, factorId, expiresAtMs: expires_at * MS_PER_SECOND };
    },

    /** Raises the session to its second step. The first code of a new factor also activates it. */
    verifyCode: ({ factorId, ...target }: CodeTarget, code: string) =>
      'id' in target
        ? dataOrThrow(auth.mfa.verify({ factorId, challengeId: target.id, code }), { place: 'sms' })
        : dataOrThrow(auth.mfa.challengeAndVerify({ factorId, code })),

    removeFactor: (factorId: string) => dataOrThrow(auth.mfa.unenroll({ factorId })),
  };
}
