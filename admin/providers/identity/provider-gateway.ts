import { passwordFaults } from '../../../src/lib/identity/password-policy';
import { IdentityError, type AuthGateway } from './auth-gateway';
import { callProvider, type ProviderConfig } from './provider-calls';
import { endsSession, identityError, textAt } from './provider-errors';
import { scheduleRefresh } from './proactive-refresh';
import { readPasswordPolicy } from './provider-policy';

/** Where the session persists between visits. */
export interface SessionStore {
  readonly read: () => ProviderSession | null;
  readonly write: (session: ProviderSession | null) => void;
}

export interface ProviderSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A token counts as expired this long before its expiry (specification, section 9). */
const EXPIRY_MARGIN_MS = 30_000;
const SECOND_MS = 1000;

/**
 * The gateway to the second identity provider. The product signs in with Supabase, so nothing imports this
 * (it is an entry in knip.json). An association with the other provider passes it to the screens.
 */
export function createProviderGateway(config: ProviderConfig, store: SessionStore): AuthGateway {
  const listeners = new Set<() => void>();
  let mailCode: string | undefined;
  const schedule = scheduleRefresh(renew);
  schedule(store.read());

  const account = (method: string, body: Readonly<Record<string, unknown>>) =>
    guarded(() => callProvider(config, { url: `${config.accountsUrl}/${method}`, body }));

  /** A closed account or an expired session signs the user out, whatever the call was. */
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof IdentityError && endsSession(error.code) && store.read()) {
        keep(null);
        for (const listener of listeners) listener();
      }
      throw error;
    }
  }

  function keep(session: ProviderSession | null): void {
    store.write(session);
    schedule(session);
  }

  async function freshToken(): Promise<string> {
    const session = store.read();
    const isFresh = session && session.expiresAt - EXPIRY_MARGIN_MS > Date.now();
    return isFresh ? session.accessToken : renew();
  }

  /** Returns the new token. */
  async function renew(): Promise<string> {
    const session = store.read();
    if (!session) throw identityError('user-token-expired');
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
    const content = await guarded(() => callProvider(config, { url: `${config.tokenUrl}/v1/token`, body }));
    const renewed = sessionOf(content, {
      access: 'access_token',
      refresh: 'refresh_token',
      expiry: 'expires_in',
    });
    // A person who has signed out meanwhile stays signed out.
    if (store.read()?.refreshToken === session.refreshToken) keep(renewed);
    return renewed.accessToken;
  }

  async function requireStrength(password: string): Promise<void> {
    const policy = readPasswordPolicy(
      await callProvider(config, { url: `${config.accountsUrl}/v2/passwordPolicy` }),
    );
    const [fault] = passwordFaults(policy, password);
    if (policy.isEnforced && fault) throw new IdentityError('password-does-not-meet-requirements', fault);
  }

  return {
    signIn: async ({ email, password }) => {
      const body = { email, password, returnSecureToken: true };
      keep(sessionOf(await account('v1/accounts:signInWithPassword', body)));
    },

    signOut: async () => {
      const session = store.read();
      keep(null);
      if (!session) return;
      const body = { tokenType: 'REFRESH_TOKEN', token: session.refreshToken, idToken: session.accessToken };
      await account('v2/accounts:revokeToken', body).catch(() => undefined);
    },

    requestPasswordReset: async (email, returnTo) => {
      const body = { requestType: 'PASSWORD_RESET', email, continueUrl: returnTo };
      await account('v1/accounts:sendOobCode', body).catch((error: unknown) => {
        if (!(error instanceof IdentityError && error.code === 'user-not-found')) throw error;
      });
    },

    redeemRecoveryToken: ({ value }) => {
      mailCode = value;
      return Promise.resolve();
    },

    changePassword: async ({ password }) => {
      await requireStrength(password);
      if (mailCode !== undefined) {
        await account('v1/accounts:resetPassword', { oobCode: mailCode, newPassword: password });
        mailCode = undefined;
        return;
      }
      const body = { idToken: await freshToken(), password, returnSecureToken: true };
      keep(sessionOf(await account('v1/accounts:update', body)));
    },

    onSessionLost: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}

/** The account calls and the token call use different names for the same three values. */
function sessionOf(
  content: unknown,
  names = { access: 'idToken', refresh: 'refreshToken', expiry: 'expiresIn' },
): ProviderSession {
  const accessToken = textAt(content, names.access);
  if (accessToken === '') throw identityError('internal-error');
  return {
    accessToken,
    refreshToken: textAt(content, names.refresh),
    expiresAt: Date.now() + Number(textAt(content, names.expiry)) * SECOND_MS,
  };
}
