import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { messages } from '../../src/lib/messages';
import { identityTexts } from '../i18n/identity';
import { verifiedTotp } from '../session/token-claims';
import { accountOf, type Account, type AccountIdentity } from './account';
import { toIdentityError } from './auth-errors';
import type { AuthGateway } from './identity/auth-gateway';
import { readAuthSettings, type AuthSettings } from './supabase-client';

/** A new authenticator app, until its first code has been verified. */
export interface TotpEnrolment {
  readonly factorId: string;
  /** A picture as a data address. */
  readonly qrCode: string;
  readonly secret: string;
}

/** Supabase's methods beyond signing in. Every method throws an IdentityError. */
export interface AccountGateway extends AuthGateway {
  readonly readAccount: () => Promise<Account>;
  readonly signOutOthers: () => Promise<void>;
  readonly enrolTotp: () => Promise<TotpEnrolment>;
  /** Takes the code of the account's authenticator app, after the password. */
  readonly answerSecondStep: (code: string) => Promise<void>;
  /** Puts a new authenticator app to use with its first code. */
  readonly verifyTotp: (factorId: string, code: string) => Promise<void>;
  readonly removeTotp: (factorId: string) => Promise<void>;
  readonly unlinkIdentity: (identity: AccountIdentity) => Promise<void>;
}

interface Answer {
  readonly data: unknown;
  readonly error: AuthError | null;
}
type DataOf<A> = Extract<A, { error: null }> extends { data: infer Data } ? Data : never;

const FAILED = identityTexts.errors.failed;
/** How long leaving waits for a server that swallows the request. */
const SIGN_OUT_TIMEOUT_MS = 5000;

/** Takes the client, how to forget the stored session and how to ask what the server offers; gives the gateway to Supabase's sign-in. */
export function createSupabaseGateway(
  { auth }: SupabaseClient,
  eraseSession: () => void,
  readSettings: () => Promise<AuthSettings> = readAuthSettings,
): AccountGateway {
  let isLeaving = false;

  return {
    signIn: async (credentials) => {
      await settled(auth.signInWithPassword(credentials), messages.errors.loginFailed);
    },

    /** auth-js ignores 401, 403 and 404, yet keeps the session of a server it cannot reach. */
    signOut: async () => {
      isLeaving = true;
      try {
        const told = auth.signOut({ scope: 'local' }).catch(() => undefined);
        await Promise.race([told, wait(SIGN_OUT_TIMEOUT_MS)]);
        eraseSession();
      } finally {
        isLeaving = false;
      }
    },

    requestPasswordReset: async (email, redirectTo) => {
      await settled(auth.resetPasswordForEmail(email, { redirectTo }));
    },

    acceptMailProof: async ({ kind, value }) => {
      await (kind === 'pkce'
        ? settled(auth.exchangeCodeForSession(value))
        : settled(auth.verifyOtp({ type: 'recovery', token_hash: value })));
    },

    changePassword: async ({ password, currentPassword }) => {
      const current = currentPassword === undefined ? {} : { current_password: currentPassword };
      await settled(auth.updateUser({ password, ...current }));
    },

    // Synchronous: awaiting the client inside this callback would deadlock (auth-js#762).
    onSessionLost: (callback) => {
      const { data } = auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT' && !isLeaving) callback();
      });
      return () => data.subscription.unsubscribe();
    },

    readAccount: async () => {
      const asked = [settled(auth.getUser()), readSettings().catch(() => ({}))] as const;
      const [{ user }, settings] = await Promise.all(asked);
      return accountOf(user, settings);
    },

    signOutOthers: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw toIdentityError(error, FAILED);
    },

    enrolTotp: async () => {
      await removeUnfinished();
      const friendlyName = identityTexts.totp.factorName;
      const { id, totp } = await settled(auth.mfa.enroll({ factorType: 'totp', friendlyName }));
      return { factorId: id, qrCode: totp.qr_code, secret: totp.secret };
    },

    answerSecondStep: async (code) => {
      const factorId = verifiedTotp((await settled(auth.getUser())).user);
      if (factorId) await verifyTotp(factorId, code);
    },

    verifyTotp,

    removeTotp: async (factorId) => {
      await settled(auth.mfa.unenroll({ factorId }));
    },

    unlinkIdentity: async ({ id }) => {
      const { identities } = await settled(auth.getUserIdentities());
      const identity = identities.find(({ identity_id }) => identity_id === id);
      if (identity) await settled(auth.unlinkIdentity(identity));
    },
  };

  async function verifyTotp(factorId: string, code: string): Promise<void> {
    await settled(auth.mfa.challengeAndVerify({ factorId, code }));
  }

  /** An enrolment that was begun and given up would stand in the way of the next. */
  async function removeUnfinished(): Promise<void> {
    const { all } = await settled(auth.mfa.listFactors());
    for (const { id, status } of all)
      if (status === 'unverified') await settled(auth.mfa.unenroll({ factorId: id }));
  }
}

/** auth-js returns its errors beside empty data; here they are thrown, and the data is there. */
async function settled<A extends Answer>(answer: Promise<A>, fallback: string = FAILED): Promise<DataOf<A>> {
  const { data, error } = await answer;
  if (error) throw toIdentityError(error, fallback);
  return data as DataOf<A>;
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
