import type { SupabaseClient } from '@supabase/supabase-js';
import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { identityTexts } from '../i18n/identity';
import { accountOf, type Account } from './account';
import { dataOrThrow, toIdentityError } from './auth-errors';
import { IdentityError, type AuthGateway } from './identity/auth-gateway';
import { captchaOf, createLinkedAccounts, type LinkedAccounts } from './linked-accounts';
import { createSecondStep, type SecondStepGateway } from './second-step';
import { readAuthSettings, type AuthSettings } from './supabase-client';

/** The link of an invitation, as its query carries it. It works once. */
export interface InvitationLink {
  readonly type: 'invite' | 'recovery';
  readonly tokenHash: string;
}

/** A new e-mail, and the present password where the server asks for it. */
export interface EmailChange {
  readonly email: string;
  readonly currentPassword?: string | undefined;
}

/** Supabase's methods beyond signing in. Every method throws an IdentityError. */
export interface AccountGateway extends AuthGateway, LinkedAccounts, SecondStepGateway {
  readonly readAccount: () => Promise<Account>;
  /** Signs in the invited account, which may then set a password. */
  readonly redeemInvitation: (link: InvitationLink) => Promise<void>;
  /** Mails a code that `changePassword` takes. The code before it is void. */
  readonly mailPasswordCode: () => Promise<void>;
  /** Sends a mail to the new address with a link to `returnTo`. Until it is confirmed the old address stays. */
  readonly changeEmail: (change: EmailChange, returnTo: string) => Promise<void>;
  /**
   * Redeems the link of such a mail. Resolves to the new address; to null for the first of two links, where the
   * old address has to confirm as well.
   */
  readonly confirmEmail: (tokenHash: string) => Promise<string | null>;
  readonly signOutOthers: () => Promise<void>;
}

const FAILED = identityTexts.errors.failed;
/** How long a sign-out waits for a server that does not answer. */
const SIGN_OUT_TIMEOUT_MS = 5000;

/**
 * The gateway to Supabase's sign-in. `eraseSession` removes the stored session; `readSettings` asks what the
 * server supports.
 */
export function createSupabaseGateway(
  client: SupabaseClient,
  eraseSession: () => void,
  readSettings: () => Promise<AuthSettings> = readAuthSettings,
): AccountGateway {
  const { auth } = client;
  let isLeaving = false;

  return {
    ...createLinkedAccounts(client, readSettings),
    ...createSecondStep(client),

    signIn: async ({ captchaToken, ...credentials }) => {
      const request = { ...credentials, options: captchaOf(captchaToken) };
      await dataOrThrow(auth.signInWithPassword(request), messages.errors.loginFailed);
    },

    /** auth-js ignores 401, 403 and 404, but keeps the session when the server cannot be reached. */
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

    requestPasswordReset: async (email, redirectTo, captchaToken) => {
      await dataOrThrow(auth.resetPasswordForEmail(email, { redirectTo, ...captchaOf(captchaToken) }));
    },

    redeemRecoveryToken: async ({ kind, value }) => {
      await (kind === 'pkce'
        ? dataOrThrow(auth.exchangeCodeForSession(value))
        : dataOrThrow(auth.verifyOtp({ type: 'recovery', token_hash: value })));
    },

    changePassword: async ({ password, currentPassword, mailedCode }) => {
      const current = currentPassword === undefined ? {} : { current_password: currentPassword };
      const nonce = mailedCode === undefined ? {} : { nonce: mailedCode };
      await dataOrThrow(auth.updateUser({ password, ...current, ...nonce }));
    },

    // Synchronous: awaiting the client inside this callback would deadlock (auth-js#762).
    onSessionLost: (callback) => {
      const { data } = auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT' && !isLeaving) callback();
      });
      return () => data.subscription.unsubscribe();
    },

    readAccount: async () => {
      const asked = [dataOrThrow(auth.getUser()), readSettings().catch(() => ({}))] as const;
      const [{ user }, settings] = await Promise.all(asked);
      return accountOf(user, settings);
    },

    redeemInvitation: async ({ type, tokenHash }) => {
      await dataOrThrow(auth.verifyOtp({ type, token_hash: tokenHash }));
    },

    mailPasswordCode: async () => {
      await dataOrThrow(auth.reauthenticate());
    },

    changeEmail: async ({ email, currentPassword }, emailRedirectTo) => {
      const current = currentPassword === undefined ? {} : { current_password: currentPassword };
      const { error } = await auth.updateUser({ email, ...current }, { emailRedirectTo });
      // At sign-in the same code means that something is missing.
      if (error?.code === 'validation_failed')
        throw new IdentityError(error.code, appTexts.login.malformedEmail);
      if (error) throw toIdentityError(error, FAILED);
    },

    confirmEmail: async (tokenHash) => {
      const { user, session } = await dataOrThrow(
        auth.verifyOtp({ type: 'email_change', token_hash: tokenHash }),
      );
      // The stored session still has the old address. Without one there is nothing to refresh.
      if (user && !session) await auth.refreshSession();
      return user?.email ?? null;
    },

    signOutOthers: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw toIdentityError(error, FAILED);
    },
  };
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
