import type { SupabaseClient, User, UserAttributes, UserIdentity } from '@supabase/supabase-js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../src/lib/identity/sign-in-options';
import type { Database } from '../../src/lib/database/database.types';
import { messages } from '../../src/lib/messages';
import { identityTexts } from '../i18n/identity';
import { hasCode } from '../lib/request-failure';
import { dataOrThrow, errorOfCode } from './auth-errors';
import { dataOf, toBackendError } from './http-error';
import { createSecondStep } from './second-step';
import { readAuthSettings, type AuthSettings } from './supabase-client';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The new password, the present one unless a mail stands in for it, and the code of a mail where the server asks for one. */
export type PasswordChange = Pick<UserAttributes, 'password' | 'current_password' | 'nonce'>;

/** A new e-mail, and the present password where the server asks for it. */
export type EmailChange = Pick<UserAttributes, 'current_password'> & { readonly email: string };

/** What the link of a mail carries. It works once. Only the browser that asked for the mail can redeem a `code`. */
export type MailedLink =
  | { readonly code: string }
  | { readonly type: 'recovery' | 'invite' | 'email_change'; readonly token_hash: string };

export interface Account {
  readonly user: User;
  readonly settings: AuthSettings;
}

/** A session of the signed-in account, as `own_sessions` gives it. */
export interface OwnSession {
  readonly id: string;
  readonly signed_in_at: string;
  readonly last_used_at: string;
  /** As the browser sends it. */
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly is_current: boolean;
}

/** A token that a provider itself gave to the page, and the nonce it was asked with. */
interface ProviderToken {
  readonly provider: SignInProvider;
  readonly token: string;
  readonly nonce?: string;
}

export type AuthGateway = ReturnType<typeof createAuthGateway>;

const END_REASONS = ['token_reused', 'ended_elsewhere', 'others_ended', 'password_changed'] as const;
/** How long a sign-out waits for a server that does not answer. */
const SIGN_OUT_TIMEOUT_MS = 5000;

/**
 * Supabase's sign-in, as the screens use it. `eraseSession` removes the stored session; `readSettings` asks what the
 * server supports. A captcha's token works once. Every method but `signOut` throws a BackendError, whose message is for the person
 * and whose `errors` name the field at fault.
 */
export function createAuthGateway(
  client: SupabaseClient<Database>,
  eraseSession: () => void,
  readSettings: () => Promise<AuthSettings> = readAuthSettings,
) {
  const { auth } = client;
  let isLeaving = false;

  /** Without this question a provider that is off would end on a page of the server, in English. */
  async function requestTo(provider: SignInProvider, redirectTo: string) {
    const { external } = await readSettings().catch(() => {
      throw toBackendError({ message: '' }, '');
    });
    if (external?.[provider] === false) throw errorOfCode('provider_disabled', {});
    const known = SIGN_IN_PROVIDERS[provider];
    const scopes = 'scopes' in known ? { scopes: known.scopes } : {};
    return { provider, options: { ...scopes, redirectTo, skipBrowserRedirect: true } };
  }

  /** Signs in the person who was invited or forgot the password, whom `changePassword` then asks for no present one. */
  const redeemLink = (link: MailedLink) =>
    'code' in link ? dataOrThrow(auth.exchangeCodeForSession(link.code)) : dataOrThrow(auth.verifyOtp(link));

  return {
    ...createSecondStep(client),
    redeemLink,

    signIn: (credentials: Credentials, captchaToken?: string) => {
      const request = auth.signInWithPassword({ ...credentials, options: captchaOf(captchaToken) });
      return dataOrThrow(request, { fallback: messages.errors.loginFailed });
    },

    /** Ends the session on this device. Never throws: auth-js would keep it while the server is unreachable. */
    signOut: async (): Promise<void> => {
      isLeaving = true;
      try {
        const told = auth.signOut({ scope: 'local' }).catch(() => undefined);
        const isLate = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS));
        await Promise.race([told, isLate]);
        eraseSession();
      } finally {
        isLeaving = false;
      }
    },

    /** The account's sessions, most recently used first. */
    readSessions: (): Promise<OwnSession[]> => dataOf(client.rpc('own_sessions')),

    /** Ends a session at once: its token loses all rights. A session that has already ended is no failure. */
    endSession: (id: string) => dataOf(client.rpc('end_own_session', { ended: id })),

    readSignIns: (): Promise<{ readonly signed_in_at: string; readonly ip: string | null }[]> =>
      dataOf(client.rpc('own_sign_ins')),

    /** The sessions that were ended in the last 30 days, ten at most, newest first. A newer database may know further reasons. */
    readSessionEnds: async () =>
      (await dataOf(client.rpc('own_session_ends'))).flatMap(({ ended_at: at, reason: stored }) => {
        const reason = END_REASONS.find((known) => known === stored);
        return reason ? [{ at, reason }] : [];
      }),

    signOutOthers: async (): Promise<void> => {
      const { error } = await auth.signOut({ scope: 'others' });
      await dataOrThrow(Promise.resolve({ data: null, error }));
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

    /** Requests a mail with a link to `returnTo`, an absolute address. Succeeds whether or not the account exists. */
    requestPasswordReset: (email: string, returnTo: string, captchaToken?: string) =>
      dataOrThrow(auth.resetPasswordForEmail(email, { redirectTo: returnTo, ...captchaOf(captchaToken) })),

    changePassword: ({ password, current_password, nonce }: PasswordChange) =>
      // JSON leaves out what is undefined.
      dataOrThrow(auth.updateUser({ password, current_password, nonce })),

    /** Mails a code that `changePassword` takes. The code before it is void. */
    mailPasswordCode: () => dataOrThrow(auth.reauthenticate()),

    /** Sends a mail to the new address with a link to `returnTo`. Until it is confirmed the old address stays. */
    changeEmail: (change: EmailChange, returnTo: string) =>
      dataOrThrow(auth.updateUser(change, { emailRedirectTo: returnTo }), { place: 'email' }),

    /** Redeems such a link. Resolves to the new address; to null for the first of two links. */
    confirmEmail: async (link: MailedLink): Promise<string | null> => {
      const { user, session } = await redeemLink(link);
      // The stored session still has the old address. Without one there is nothing to refresh.
      if (user && !session) await auth.refreshSession();
      return user?.email ?? null;
    },

    readAccount: async (): Promise<Account> => {
      const settings = readSettings().catch((): AuthSettings => ({}));
      const { user } = await dataOrThrow(auth.getUser());
      return { user, settings: await settings };
    },

    /** The address that signs in and leads back to `returnTo` with a code for this browser. */
    signInAddress: async (provider: SignInProvider, returnTo: string) =>
      (await dataOrThrow(auth.signInWithOAuth(await requestTo(provider, returnTo)))).url,

    redeemProviderCode: (code: string) => {
      const circumstances = { place: 'provider', fallback: identityTexts.providers.failed } as const;
      return dataOrThrow(auth.exchangeCodeForSession(code), circumstances);
    },

    /** Signs in with a token. No screen has one: it is for an association that embeds a provider's own button. */
    signInWithIdToken: (token: ProviderToken, captchaToken?: string) =>
      dataOrThrow(auth.signInWithIdToken({ ...token, options: captchaOf(captchaToken) })),

    /** The address that links the account. Its code is not redeemed: that would open a session without the second step. */
    linkAddress: async (provider: SignInProvider, returnTo: string) =>
      (await dataOrThrow(auth.linkIdentity(await requestTo(provider, returnTo)))).url,

    unlinkIdentity: (identity: UserIdentity) => dataOrThrow(auth.unlinkIdentity(identity)),
  };
}

function captchaOf(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken };
}

/** The sign-in server's codes for a link that has expired, was used, or belongs to another browser. */
const REFUSED_LINK = [
  'otp_expired',
  'flow_state_expired',
  'flow_state_not_found',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
];

/** Whether the link itself was refused, so that only a new mail helps. */
export function isTokenRefused(error: unknown): boolean {
  return REFUSED_LINK.some((code) => hasCode(error, code));
}

/**
 * Returns what a mail's link carries in its query if it is of one of these kinds; undefined when there is none or when the server put
 * a refusal there. A mail template may carry a `token_hash` instead of a `code`; it works in any browser.
 */
export function readMailedLink(
  search: string,
  ...kinds: readonly ('code' | 'recovery' | 'invite' | 'email_change')[]
): MailedLink | undefined {
  const query = new URLSearchParams(search);
  const [code, token_hash] = [query.get('code'), query.get('token_hash')];
  if (code && kinds.includes('code')) return { code };
  const type = kinds.find((kind) => kind === query.get('type'));
  return token_hash && type && type !== 'code' ? { type, token_hash } : undefined;
}
