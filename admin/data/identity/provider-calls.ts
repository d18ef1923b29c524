import { messages } from '../../../src/lib/messages';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import { IdentityError } from '../auth-errors';

const { backend, login } = appTexts;
const { errors } = identityTexts;

/** The client code for a request without an answer. */
export const NETWORK_FAILURE = 'network-request-failed';

/**
 * The client code and the sentence for each of the provider's codes (specification, section 8). An unknown address
 * and a wrong password get the same sentence, so that nobody learns whether an account exists.
 */
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
export interface ProviderConfig {
  readonly apiKey: string;
  /** Serves /v1/accounts:… and /v2/…; no trailing slash. */
  readonly accountsUrl: string;
  /** Serves /v1/token; no trailing slash. */
  readonly tokenUrl: string;
  readonly clientVersion: string;
  readonly isMobile: boolean;
}

interface ProviderCall {
  readonly url: string;
  /** URLSearchParams are sent as a form, other values as JSON. Without a body the call is a GET. */
  readonly body?: URLSearchParams | Readonly<Record<string, unknown>> | undefined;
}

/**
 * Sends a call and returns the parsed response. Throws an IdentityError for a refusal, a time-out or a network
 * failure.
 */
export async function callProvider(config: ProviderConfig, { url, body }: ProviderCall): Promise<unknown> {
  const isForm = body instanceof URLSearchParams;
  const signal = AbortSignal.timeout(config.isMobile ? TIMEOUT_MS.mobile : TIMEOUT_MS.desktop);
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(`${url}?${new URLSearchParams({ key: config.apiKey })}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-client-version': config.clientVersion,
        'x-firebase-locale': 'tr',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal,
    });
    content = await response.json();
  } catch {
    throw new IdentityError(NETWORK_FAILURE, backend.network);
  }
  if (!response.ok) throw readRefusal(content);
  return content;
}

/** Returns the error for one of the provider's codes. An unknown code stands in the sentence. */
export function refusal(serverCode: string): IdentityError {
  const unknown = serverCode.toLowerCase().replaceAll('_', '-');
  const [clientCode, sentence] = REFUSALS[serverCode] ?? [unknown, `${errors.failed} (${unknown})`];
  return new IdentityError(clientCode, sentence);
}

/** Returns the error for a refused request's body, `{ error: { message: 'CODE : detail' } }`. */
function readRefusal(body: unknown): IdentityError {
  const [serverCode = 'INTERNAL_ERROR'] = /^[A-Z_]+/.exec(textAt(body, 'error', 'message')) ?? [];
  return refusal(serverCode);
}

/** Returns the text under a path of keys in parsed JSON, or ''. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}
