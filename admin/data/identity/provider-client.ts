import {
  DEFAULT_PASSWORD_POLICY,
  passwordFaults,
  type PasswordPolicy,
} from '../../../src/lib/identity/password-policy';
import { IdentityError } from '../auth-errors';
import type { Credentials } from '../auth-gateway';
import { callProvider, NETWORK_FAILURE, refusal, textAt, type ProviderConfig } from './provider-calls';

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
 * How long before its expiry a session is renewed, and the shortest and longest pause after a network failure (specification,
 * section 9).
 */
const REFRESH_BEFORE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;
const SUPPORTED_SCHEMA_VERSION = 1;
/** These refusals sign the person out (specification, section 8). */
const ENDS_SESSION: readonly string[] = ['user-disabled', 'user-token-expired'];

/**
 * The client of the specification's second identity provider. Nothing imports it (it is an entry in knip.json), and no
 * setting switches to it: the policies in the database and the data provider know Supabase's sessions only. Every
 * method but `signOut` throws an IdentityError, whose message is for the person.
 */
export function createProviderClient(config: ProviderConfig, store: SessionStore) {
  const listeners = new Set<() => void>();
  const schedule = scheduleRefresh(renew);
  schedule(store.read());

  const call = (method: string, body?: Readonly<Record<string, unknown>>) =>
    callProvider(config, { url: `${config.accountsUrl}/${method}`, body });

  async function callSignedIn(method: string, body: Readonly<Record<string, unknown>> = {}) {
    const idToken = await freshToken();
    return endingSession(call(method, { idToken, ...body }));
  }

  /** A closed account or an expired session signs the person out, whatever the call was. */
  async function endingSession(answer: Promise<unknown>): Promise<unknown> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof IdentityError && ENDS_SESSION.includes(error.code) && store.read()) {
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
    if (!session) throw refusal('TOKEN_EXPIRED');
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
    const content = await endingSession(callProvider(config, { url: `${config.tokenUrl}/v1/token`, body }));
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
    const policy = readPasswordPolicy(await call('v2/passwordPolicy'));
    const [fault] = passwordFaults(policy, password);
    if (policy.isEnforced && fault) throw new IdentityError('password-does-not-meet-requirements', fault);
  }

  return {
    signIn: async ({ email, password }: Credentials): Promise<void> => {
      const body = { email, password, returnSecureToken: true };
      keep(sessionOf(await call('v1/accounts:signInWithPassword', body)));
    },

    /** Ends the session on this device, even if the server cannot be reached. Never throws. */
    signOut: async (): Promise<void> => {
      const session = store.read();
      keep(null);
      if (!session) return;
      const body = { tokenType: 'REFRESH_TOKEN', token: session.refreshToken, idToken: session.accessToken };
      await call('v2/accounts:revokeToken', body).catch(() => undefined);
    },

    /** Reads the signed-in account. */
    lookUp: async () => {
      const content = await callSignedIn('v1/accounts:lookup');
      const read = (name: string) => textAt(content, 'users', '0', name);
      if (read('localId') === '') throw refusal('INTERNAL_ERROR');
      return { id: read('localId'), email: read('email') };
    },

    /** Deletes the signed-in account, which needs a recent sign-in. */
    deleteAccount: async (): Promise<void> => {
      await callSignedIn('v1/accounts:delete');
      keep(null);
    },

    /** Requests a mail with a link to `returnTo`. Succeeds whether or not the account exists. */
    requestPasswordReset: async (email: string, returnTo: string): Promise<void> => {
      const body = { requestType: 'PASSWORD_RESET', email, continueUrl: returnTo };
      await call('v1/accounts:sendOobCode', body).catch((error: unknown) => {
        if (!(error instanceof IdentityError && error.code === 'user-not-found')) throw error;
      });
    },

    /** Sets a new password with the code of such a mail. */
    resetPassword: async (mailedCode: string, newPassword: string): Promise<void> => {
      await requireStrength(newPassword);
      await call('v1/accounts:resetPassword', { oobCode: mailedCode, newPassword });
    },

    /** Changes the signed-in account's password, which needs a recent sign-in. */
    changePassword: async (password: string): Promise<void> => {
      await requireStrength(password);
      const body = { password, returnSecureToken: true };
      keep(sessionOf(await callSignedIn('v1/accounts:update', body)));
    },

    /** Calls back when the session ends by itself. Returns the function that unsubscribes. */
    onSessionLost: (callback: () => void) => {
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
  const refreshToken = textAt(content, names.refresh);
  const lifetimeMs = Number(textAt(content, names.expiry)) * SECOND_MS;
  if (!accessToken || !refreshToken || !(lifetimeMs > 0)) throw refusal('INTERNAL_ERROR');
  return { accessToken, refreshToken, expiresAt: Date.now() + lifetimeMs };
}

/**
 * Returns a function to call with each new session, or null after the last one. It calls `renew` shortly before
 * the session expires. It never does so without a pause, however short-lived the sessions are.
 */
function scheduleRefresh(
  renew: () => Promise<unknown>,
): (session: { readonly expiresAt: number } | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function renewAfter(delayMs: number, retryMs: number): void {
    timer = setTimeout(() => {
      renew().catch((error: unknown) => {
        const isOffline = error instanceof IdentityError && error.code === NETWORK_FAILURE;
        if (isOffline) renewAfter(retryMs, Math.min(2 * retryMs, LONGEST_RETRY_MS));
      });
    }, delayMs);
  }

  return (session) => {
    clearTimeout(timer);
    if (!session) return;
    const delayMs = session.expiresAt - REFRESH_BEFORE_MS - Date.now();
    renewAfter(Math.max(FIRST_RETRY_MS, delayMs), FIRST_RETRY_MS);
  };
}

/** The provider's password policy and whether the provider enforces it, which it does not by default. */
interface ProviderPasswordPolicy extends PasswordPolicy {
  readonly isEnforced: boolean;
}

/** Parses the body of `GET /v2/passwordPolicy`. Throws on a schema version other than 1. */
export function readPasswordPolicy(body: unknown): ProviderPasswordPolicy {
  const policy = asRecord(body);
  if (policy.schemaVersion !== SUPPORTED_SCHEMA_VERSION) {
    throw new Error(`Password policy schema version ${String(policy.schemaVersion)} is not supported`);
  }
  const options = asRecord(policy.customStrengthOptions);
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  return {
    minLength: typeof min === 'number' ? min : DEFAULT_PASSWORD_POLICY.minLength,
    ...(typeof max === 'number' ? { maxLength: max } : {}),
    needsLowercase: options.containsLowercaseCharacter === true,
    needsUppercase: options.containsUppercaseCharacter === true,
    needsDigit: options.containsNumericCharacter === true,
    needsSymbol: options.containsNonAlphanumericCharacter === true,
    isEnforced: policy.enforcementState === 'ENFORCE',
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
