import type { Factor, FactorType, SupabaseClient, User } from '@supabase/supabase-js';
import { secondStepTexts } from '../i18n/second-step';
import { verifiedFactors } from './session/token-claims';
import { dataOrThrow, SMS_SENDING_SENTENCES, SMS_SENTENCES } from './auth-errors';

/** One way of passing the second step. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: FactorType;
  /** What the person calls it. */
  readonly name: string;
  /** A telephone's number in E.164, where the server tells it. */
  readonly phone?: string;
  /** When it was added, if the server tells it. */
  readonly since?: string;
}

/** A new authenticator app, until its first code is verified. */
export interface TotpEnrolment {
  readonly factorId: string;
  /** As a data URL. */
  readonly qrCode: string;
  readonly secret: string;
}

/** A telephone that is to receive codes. */
export interface NewPhone {
  readonly name: string;
  /** In E.164. */
  readonly phone: string;
}

/** A message that was sent with a code. The code is good for this challenge only. */
export interface SmsChallenge {
  readonly id: string;
  readonly factorId: string;
  readonly expiresAtMs: number;
}

/** What a code is for: an authenticator app, or the message with a code. */
type CodeTarget = { readonly factorId: string } | SmsChallenge;

const MS_PER_SECOND = 1000;

/** Returns what the account is asked for at sign-in, in the order in which it was added. */
export function secondFactors(user: User): SecondFactor[] {
  return verifiedFactors(user)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map(secondFactor);
}

/** The second step of signing in, for every kind of factor. Every method throws an IdentityError. */
export function createSecondStep({ auth }: SupabaseClient) {
  /** An unfinished enrolment would block the next one. */
  async function removeUnfinished(): Promise<void> {
    const { all } = await dataOrThrow(auth.mfa.listFactors());
    for (const { id, status } of all)
      if (status === 'unverified') await dataOrThrow(auth.mfa.unenroll({ factorId: id }));
  }

  return {
    readSecondFactors: async () => secondFactors((await dataOrThrow(auth.getUser())).user),

    enrolTotp: async (): Promise<TotpEnrolment> => {
      await removeUnfinished();
      const friendlyName = secondStepTexts.totp.factorName;
      const { id, totp } = await dataOrThrow(auth.mfa.enroll({ factorType: 'totp', friendlyName }));
      return { factorId: id, qrCode: totp.qr_code, secret: totp.secret };
    },

    enrolPhone: async ({ name, phone }: NewPhone): Promise<SecondFactor> => {
      await removeUnfinished();
      const request = { factorType: 'phone', friendlyName: name, phone } as const;
      const { id } = await dataOrThrow(auth.mfa.enroll(request), undefined, SMS_SENTENCES);
      return { id, kind: 'phone', name, phone };
    },

    /** Sends a message with a new code. GoTrue sends one a minute to a factor. */
    sendCode: async (factorId: string): Promise<SmsChallenge> => {
      const request = auth.mfa.challenge({ factorId });
      const { id, expires_at } = await dataOrThrow(request, undefined, SMS_SENDING_SENTENCES);
      return { id, factorId, expiresAtMs: expires_at * MS_PER_SECOND };
    },

    /** Raises the session to its second step. The first code of a new factor also activates it. */
    verifyCode: async (target: CodeTarget, code: string): Promise<void> => {
      const { factorId } = target;
      await ('id' in target
        ? dataOrThrow(auth.mfa.verify({ factorId, challengeId: target.id, code }), undefined, SMS_SENTENCES)
        : dataOrThrow(auth.mfa.challengeAndVerify({ factorId, code })));
    },

    removeFactor: async (factorId: string): Promise<void> => {
      await dataOrThrow(auth.mfa.unenroll({ factorId }));
    },
  };
}

/** GoTrue sends a number without its plus, and auth-js's type lacks it. */
function secondFactor(factor: Factor): SecondFactor {
  const { id, factor_type: kind, friendly_name: name = '', created_at: since } = factor;
  const phone = 'phone' in factor && typeof factor.phone === 'string' ? factor.phone.replace(/^\+/, '') : '';
  return { id, kind, name, since, ...(phone !== '' && { phone: `+${phone}` }) };
}
