import type { SupabaseClient } from '@supabase/supabase-js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../src/lib/identity/sign-in-options';
import { appTexts } from '../i18n/app';
import type { AccountIdentity } from './account';
import { identityTexts } from '../i18n/identity';
import { dataOrThrow, providerError, toIdentityError } from './auth-errors';
import { IdentityError } from './identity/auth-gateway';
import type { AuthSettings } from './supabase-client';

const { providers } = identityTexts;

/** A token that a provider itself gave to the page, and the nonce it was asked with. */
export interface ProviderToken {
  readonly provider: SignInProvider;
  readonly token: string;
  readonly nonce?: string;
  readonly captchaToken?: string;
}

/** Signing in with an account at an identity provider. Every method throws an IdentityError. */
export interface LinkedAccounts {
  /**
   * Returns the address that signs in at the provider and leads back to `returnTo` with a code, which only this browser
   * can redeem.
   */
  readonly signInAddress: (provider: SignInProvider, returnTo: string) => Promise<string>;
  /** Redeems that code, which signs in. */
  readonly redeemProviderCode: (code: string) => Promise<void>;
  /** Signs in with a token. No screen has one: it is for an association that embeds a provider's own button. */
  readonly signInWithIdToken: (token: ProviderToken) => Promise<void>;
  /**
   * Returns the address that links the signed-in account and leads back to `returnTo`. The link is made before it leads
   * back. Its code is not redeemed, because that would open a new session, without the second step.
   */
  readonly linkAddress: (provider: SignInProvider, returnTo: string) => Promise<string>;
  readonly unlinkIdentity: (identity: AccountIdentity) => Promise<void>;
}

/** The option with which auth-js sends a captcha's token. */
export function captchaOf(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken };
}

/** `readSettings` asks which providers the server has on. */
export function createLinkedAccounts(
  { auth }: SupabaseClient,
  readSettings: () => Promise<AuthSettings>,
): LinkedAccounts {
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
    signInAddress: async (provider, returnTo) => {
      const { url } = await dataOrThrow(auth.signInWithOAuth(await requestTo(provider, returnTo)));
      return url;
    },

    redeemProviderCode: async (code) => {
      const { error } = await auth.exchangeCodeForSession(code);
      if (error) throw providerError(error.code ?? '', toIdentityError(error, providers.failed).message);
    },

    signInWithIdToken: async ({ captchaToken, ...credentials }) => {
      await dataOrThrow(auth.signInWithIdToken({ ...credentials, options: captchaOf(captchaToken) }));
    },

    linkAddress: async (provider, returnTo) => {
      const { url } = await dataOrThrow(auth.linkIdentity(await requestTo(provider, returnTo)));
      return url;
    },

    unlinkIdentity: async ({ id }) => {
      const { identities } = await dataOrThrow(auth.getUserIdentities());
      const identity = identities.find(({ identity_id }) => identity_id === id);
      if (identity) await dataOrThrow(auth.unlinkIdentity(identity));
    },
  };
}
