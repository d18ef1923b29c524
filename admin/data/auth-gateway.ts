import type { SupabaseClient } from '@supabase/supabase-js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../src/lib/identity/sign-in-options';
import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { identityTexts } from '../i18n/identity';
import { delay } from '../lib/delay';
import { dataOrThrow, IdentityError, providerError, toIdentityError } from './auth-errors';
import { createSecondStep, secondFactors, type SecondFactor } from './second-step';
import { readAuthSettings, type AuthSettings } from './supabase-client';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the provider asks for a captcha. A token works once. */
  readonly captchaToken?: string | undefined;
}

/** A new password and the present one, which is required unless a recovery token was redeemed. */
export interface PasswordChange {
  readonly password: string;
  readonly currentPassword?: string | undefined;
  /** The code of a mail, where the provider asks for one. */
  readonly mailedCode?: string | undefined;
}

/** The token in a recovery mail's link. */
export interface RecoveryToken {
  readonly kind: 'pkce' | 'token-hash';
  readonly value: string;
}

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

/** A token that a provider itself gave to the page, and the nonce it was asked with. */
interface ProviderToken {
  readonly provider: SignInProvider;
  readonly token: string;
  readonly nonce?: string;
  readonly captchaToken?: string;
}

export type AuthGateway = ReturnType<typeof createAuthGateway>;

/** How long a sign-out waits for a server that does not answer. */
const SIGN_OUT_TIMEOUT_MS = 5000;

/**
 * Supabase's sign-in, as the screens use it. `eraseSession` removes the stored session; `readSettings` asks what the
 * server supports. Every method but `signOut` throws an IdentityError, whose message is for the person.
 */
export function createAuthGateway(
  client: SupabaseClient,
  eraseSession: () => void,
  readSettings: () => Promise<AuthSettings> = readAuthSettings,
) {
  const { auth } = client;
  let isLeaving = false;

  /** Without this question a provider that is off would end on a page of the server, in English. */
  async function requestTo(provider: SignInProvider, redirectTo: string) {
    const { external } = await readSettings().catch(() => {
      throw new IdentityError('', appTexts.backend.network);
    });
    if (external?.[provider] === false) throw providerError('provider_disabled');
    const known = SIGN_IN_PROVIDERS[provider];
    const scopes = 'scopes' in known ? { scopes: known.scopes } : {};
    return { provider, options: { ...scopes, redirectTo, skipBrowserRedirect: true } };
  }

  return {
    ...createSecondStep(client),

    signIn: async ({ captchaToken, ...credentials }: Credentials): Promise<void> => {
      const request = { ...credentials, options: captchaOf(captchaToken) };
      await dataOrThrow(auth.signInWithPassword(request), messages.errors.loginFailed);
    },

    /**
     * Ends the session on this device, even if the server cannot be reached. Never throws. auth-js ignores 401, 403 and 404, but
     * keeps the session when the server cannot be reached.
     */
    signOut: async (): Promise<void> => {
      isLeaving = true;
      try {
        const told = auth.signOut({ scope: 'local' }).catch(() => undefined);
        await Promise.race([told, delay(SIGN_OUT_TIMEOUT_MS)]);
        eraseSession();
      } finally {
        isLeaving = false;
      }
    },

    signOutOthers: async (): Promise<void> => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw toIdentityError(error);
    },

    /**
     * Calls back when the session ends by itself: it expired, or the account was closed. Returns the function
     * that unsubscribes. Synchronous: awaiting the client inside this callback would deadlock (auth-js#762).
     */
    onSessionLost: (callback: () => void) => {
      const { data } = auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT' && !isLeaving) callback();
      });
      return () => data.subscription.unsubscribe();
    },

    /**
     * Requests a mail with a link to `returnTo`, an absolute address. Succeeds whether or not the account
     * exists.
     */
    requestPasswordReset: async (email: string, returnTo: string, captchaToken?: string): Promise<void> => {
      const options = { redirectTo: returnTo, ...captchaOf(captchaToken) };
      await dataOrThrow(auth.resetPasswordForEmail(email, options));
    },

    /** Signs in, and permits `changePassword` without the present password. */
    redeemRecoveryToken: async ({ kind, value }: RecoveryToken): Promise<void> => {
      await (kind === 'pkce'
        ? dataOrThrow(auth.exchangeCodeForSession(value))
        : dataOrThrow(auth.verifyOtp({ type: 'recovery', token_hash: value })));
    },

    /** Signs in the invited account, which may then set a password. */
    redeemInvitation: async ({ type, tokenHash }: InvitationLink): Promise<void> => {
      await dataOrThrow(auth.verifyOtp({ type, token_hash: tokenHash }));
    },

    changePassword: async ({ password, currentPassword, mailedCode }: PasswordChange): Promise<void> => {
      const nonce = mailedCode === undefined ? {} : { nonce: mailedCode };
      await dataOrThrow(auth.updateUser({ password, ...currentOf(currentPassword), ...nonce }));
    },

    /** Mails a code that `changePassword` takes. The code before it is void. */
    mailPasswordCode: async (): Promise<void> => {
      await dataOrThrow(auth.reauthenticate());
    },

    /** Sends a mail to the new address with a link to `returnTo`. Until it is confirmed the old address stays. */
    changeEmail: async ({ email, currentPassword }: EmailChange, returnTo: string): Promise<void> => {
      const change = { email, ...currentOf(currentPassword) };
      const { error } = await auth.updateUser(change, { emailRedirectTo: returnTo });
      // At sign-in the same code means that something is missing.
      if (error?.code === 'validation_failed')
        throw new IdentityError(error.code, appTexts.login.malformedEmail);
      if (error) throw toIdentityError(error);
    },

    /**
     * Redeems the link of such a mail. Resolves to the new address; to null for the first of two links, where the
     * old address has to confirm as well.
     */
    confirmEmail: async (tokenHash: string): Promise<string | null> => {
      const { user, session } = await dataOrThrow(
        auth.verifyOtp({ type: 'email_change', token_hash: tokenHash }),
      );
      // The stored session still has the old address. Without one there is nothing to refresh.
      if (user && !session) await auth.refreshSession();
      return user?.email ?? null;
    },

    readAccount: async (): Promise<Account> => {
      const asked = [dataOrThrow(auth.getUser()), readSettings().catch((): AuthSettings => ({}))] as const;
      const [{ user }, settings] = await Promise.all(asked);
      const identities = (user.identities ?? []).map(
        ({ identity_id: id, provider, identity_data: data, created_at: since }) => ({
          id,
          provider,
          ...(typeof data?.email === 'string' && { email: data.email }),
          ...(since !== undefined && { since }),
        }),
      );
      return {
        email: user.email ?? '',
        pendingEmail: user.new_email,
        emailNeedsPassword: settings.email_change_needs_password === true,
        identities,
        secondFactors: secondFactors(user),
        hasSecondStep: settings.mfa_enabled !== false,
      };
    },

    /**
     * Returns the address that signs in at the provider and leads back to `returnTo` with a code, which only this browser
     * can redeem.
     */
    signInAddress: async (provider: SignInProvider, returnTo: string): Promise<string> => {
      const { url } = await dataOrThrow(auth.signInWithOAuth(await requestTo(provider, returnTo)));
      return url;
    },

    /** Redeems that code, which signs in. */
    redeemProviderCode: async (code: string): Promise<void> => {
      const { error } = await auth.exchangeCodeForSession(code);
      const failed = identityTexts.providers.failed;
      if (error) throw providerError(error.code ?? '', toIdentityError(error, failed).message);
    },

    /** Signs in with a token. No screen has one: it is for an association that embeds a provider's own button. */
    signInWithIdToken: async ({ captchaToken, ...credentials }: ProviderToken): Promise<void> => {
      await dataOrThrow(auth.signInWithIdToken({ ...credentials, options: captchaOf(captchaToken) }));
    },

    /**
     * Returns the address that links the signed-in account and leads back to `returnTo`. The link is made before it leads
     * back. Its code is not redeemed, because that would open a new session, without the second step.
     */
    linkAddress: async (provider: SignInProvider, returnTo: string): Promise<string> => {
      const { url } = await dataOrThrow(auth.linkIdentity(await requestTo(provider, returnTo)));
      return url;
    },

    unlinkIdentity: async ({ id }: AccountIdentity): Promise<void> => {
      const { identities } = await dataOrThrow(auth.getUserIdentities());
      const identity = identities.find(({ identity_id }) => identity_id === id);
      if (identity) await dataOrThrow(auth.unlinkIdentity(identity));
    },
  };
}

/** The option with which auth-js sends a captcha's token. */
function captchaOf(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken };
}

function currentOf(currentPassword: string | undefined) {
  return currentPassword === undefined ? {} : { current_password: currentPassword };
}
