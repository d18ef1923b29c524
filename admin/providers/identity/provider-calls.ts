import { networkFailure, readRefusal } from './provider-errors';

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

export interface ProviderCall {
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
    throw networkFailure();
  }
  if (!response.ok) throw readRefusal(content);
  return content;
}
