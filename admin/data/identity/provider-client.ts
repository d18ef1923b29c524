import {
  DEFAULT_PASSWORD_POLICY,
  passwordFaults,
  type PasswordPolicy,
} from '../../../src/lib/identity/password-policy';
import { messages } from '../../../src/lib/messages';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import type { Credentials } from '../auth-gateway';
import { BackendError } from '../http-error';

const { backend, login } = appTexts;
const { errors } = identityTexts;

/** The client code for a request without an answer. */
const NETWORK_FAILURE = 'network-request-failed';

/** Specification, section 8. An unknown address and a wrong password get the same sentence, so that nobody learns of accounts. */
const REFUSALS: Readonly<Record<string, readonly [clientCode: string, sentence: string]>> = {
  EMAIL_EXISTS: ['email-already-in-use', errors.emailTaken],
  INVALID_PASSWORD: ['wrong-password', login.wrongCredentials],
  INVALID_LOGIN_CREDENTIALS: ['invalid-credential', login.wrongCredentials],
  EMAIL_NOT_FOUND: ['user-not-found', login.wrongCredentials],
  TOO_MANY_ATTEMPTS_TRY_LATER: ['too-many-requests', backend.tooMany],
  EXPIRED_OOB_CODE: ['expired-action-code', errors.expiredLink],
  INVALID_OOB_CODE: ['invalid-action-code', errors.expiredLink],
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: ['requires-recent-login', errors.reauthenticate],
  USER_DISABLED: ['user-disabled', login.banned],
  TOKEN_EXPIRED: ['user-token-expired', messages.errors.noSession],
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: ['password-does-not-meet-requirements', errors.weakPassword],
};

/** The time limit of every request. Phones get twice as long (specification, section 8). */
const TIMEOUT_MS = { desktop: 30_000, mobile: 60_000 } as const;

/** The configuration of the second provider's client. Every value is public. */
interface ProviderConfig {
  readonly apiKey: string;
  /** Serves /v1/accounts:… and /v2/…; no trailing slash. */
  readonly accountsUrl: string;
  /** Serves /v1/token; no trailing slash. */
  readonly tokenUrl: string;
  readonly clientVersion: string;
  readonly isMobile: boolean;
}

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
/** Specification, section 9: when a session is renewed, and the pauses after a network failure. */
const REFRESH_BEFORE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;
const SUPPORTED_SCHEMA_VERSION = 1;
/** These refusals sign the person out (specification, section 8). */
const ENDS_SESSION: readonly string[] = ['user-disabled', 'user-token-expired'];

/**
 * The client of the specification's second identity provider. Nothing imports it (it is an entry in knip.json), and no
 * setting switches to it: the policies in the database and the data provider know Supabase's sessions only. Every
 * method but `signOut` throws an BackendError, whose message is for the person.
 */
export function createProviderClient(config: ProviderConfig, store: SessionStore) {
  const listeners = new Set<() => void>();
  const schedule = scheduleRefresh(renew);
  schedule(store.read());

  const call = (method: string, body?: Body) => callProvider(config, `${config.accountsUrl}/${method}`, body);

  async function callSignedIn(method: string, body: object = {}) {
    return endingSession(call(method, { idToken: await freshToken(), ...body }));
  }

  /** A closed account or an expired session signs the person out, whatever the call was. */
  async function endingSession(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof BackendError && ENDS_SESSION.includes(error.code) && store.read()) {
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
    const answer = await endingSession(callProvider(config, `${config.tokenUrl}/v1/token`, body));
    const renewed = sessionOf(answer, 'access_token', 'refresh_token', 'expires_in');
    // A person who has signed out meanwhile stays signed out.
    if (store.read()?.refreshToken === session.refreshToken) keep(renewed);
    return renewed.accessToken;
  }

  async function requireStrength(password: string): Promise<void> {
    const policy = readPasswordPolicy(await call('v2/passwordPolicy'));
    const [fault] = passwordFaults(policy, password);
    if (policy.isEnforced && fault) throw new BackendError(fault, 0, 'password-does-not-meet-requirements');
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
      const { users } = (await callSignedIn('v1/accounts:lookup')) as { users?: readonly Answer[] };
      const { localId, email = '' } = users?.[0] ?? {};
      if (!localId) throw refusal('INTERNAL_ERROR');
      return { id: localId, email };
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
        if (!(error instanceof BackendError && error.code === 'user-not-found')) throw error;
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
  answer: Answer,
  access = 'idToken',
  refresh = 'refreshToken',
  expiry = 'expiresIn',
): ProviderSession {
  const { [access]: accessToken, [refresh]: refreshToken, [expiry]: lifetimeS } = answer;
  const lifetimeMs = Number(lifetimeS) * SECOND_MS;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || !(lifetimeMs > 0))
    throw refusal('INTERNAL_ERROR');
  return { accessToken, refreshToken, expiresAt: Date.now() + lifetimeMs };
}

/** Returns a function to call with each session or null. It renews before the expiry, never without a pause. */
function scheduleRefresh(
  renew: () => Promise<unknown>,
): (session: { readonly expiresAt: number } | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function renewAfter(delayMs: number, retryMs: number): void {
    timer = setTimeout(() => {
      renew().catch((error: unknown) => {
        const isOffline = error instanceof BackendError && error.code === NETWORK_FAILURE;
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

/** Parses the body of `GET /v2/passwordPolicy`. Throws on a schema version other than 1. */
export function readPasswordPolicy(answer: unknown): PasswordPolicy & { readonly isEnforced: boolean } {
  const { schemaVersion, customStrengthOptions, enforcementState } = Object(answer) as Answer;
  if (schemaVersion !== SUPPORTED_SCHEMA_VERSION) {
    throw new Error(`Password policy schema version ${String(schemaVersion)} is not supported`);
  }
  const options = Object(customStrengthOptions) as Answer;
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  return {
    minLength: typeof min === 'number' ? min : DEFAULT_PASSWORD_POLICY.minLength,
    ...(typeof max === 'number' ? { maxLength: max } : {}),
    needsLowercase: options.containsLowercaseCharacter === true,
    needsUppercase: options.containsUppercaseCharacter === true,
    needsDigit: options.containsNumericCharacter === true,
    needsSymbol: options.containsNonAlphanumericCharacter === true,
    isEnforced: enforcementState === 'ENFORCE',
  };
}

/** The parsed JSON of an answer. */
type Answer = Readonly<Record<string, unknown>>;
/** Sent as a form or as JSON. Without one a call is a GET. */
type Body = URLSearchParams | Answer;

/** Sends a call. Throws a BackendError for a refusal, a time-out or a network failure. */
async function callProvider(config: ProviderConfig, url: string, body?: Body): Promise<Answer> {
  const isJson = body && !(body instanceof URLSearchParams);
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ key: config.apiKey })}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-client-version': config.clientVersion,
        'x-firebase-locale': 'tr',
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : body }),
      signal: AbortSignal.timeout(config.isMobile ? TIMEOUT_MS.mobile : TIMEOUT_MS.desktop),
    });
    const answer = (await response.json()) as Answer;
    if (response.ok) return answer;
    // The message is 'CODE' or 'CODE : detail'.
    const { message } = Object(answer.error) as Answer;
    throw refusal(/^[A-Z_]+/.exec(String(message))?.[0] ?? 'INTERNAL_ERROR');
  } catch (error) {
    throw error instanceof BackendError ? error : new BackendError(backend.network, 0, NETWORK_FAILURE);
  }
}

/** Returns the error for one of the provider's codes. An unknown code stands in the sentence. */
function refusal(serverCode: string): BackendError {
  const unknown = serverCode.toLowerCase().replaceAll('_', '-');
  const [clientCode, sentence] = REFUSALS[serverCode] ?? [unknown, `${errors.failed} (${unknown})`];
  return new BackendError(sentence, 0, clientCode);
}
