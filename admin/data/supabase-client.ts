import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { browserSession } from './session/browser-session';
import { readSession, SESSION_KEY, type WebStorage } from './session/stored-session';
import type { Database } from '../../src/lib/database/database.types';
import { documentState } from '../../src/lib/render-contract';
import { backendUrl } from '../../src/lib/database/site-config';
import type { SignInOptions } from '../../src/lib/identity/sign-in-options';

/** In milliseconds. A form must not stay in its saving state when the network swallows a request. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Answers that say nothing of the session. */
const SERVER_IS_BUSY: readonly number[] = [408, 429];

/** The part of the sign-in server's settings that is used. */
export interface AuthSettings {
  /** Which identity providers are on. Only GoTrue sends it, the rest only the embedded backend. */
  readonly external?: Readonly<Record<string, boolean>>;
  readonly mfa_enabled?: boolean;
  /** Whether a new e-mail needs the current password. GoTrue does not look at it. */
  readonly email_change_needs_password?: boolean;
}

let client: SupabaseClient<Database> | undefined;

/** Returns the page's only client. It renews the session itself; `browserSession` stores it. */
export function getSupabase(): SupabaseClient<Database> {
  client ??= createSupabase();
  return client;
}

/** Returns the backend's absolute URL and publishable key, for requests that the client cannot make. */
export function getBackend(): { readonly url: string; readonly publishableKey: string } {
  const { config } = documentState();
  return { url: backendUrl(config, window.location.origin), publishableKey: config.publishableKey };
}

/** Whether the site's server is the backend as well, and no hosted project is. */
export function hasOwnServer(): boolean {
  return documentState().config.apiUrl === '';
}

export function isStaticSite(): boolean {
  return documentState().exportedPath !== undefined;
}

export function signInOptions(): SignInOptions {
  return documentState().config.signIn ?? { providers: [] };
}

/** Reads the settings of the sign-in server, for which the client has no method. */
export async function readAuthSettings(): Promise<AuthSettings> {
  const { url, publishableKey } = getBackend();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey }, signal });
  return (await response.json()) as AuthSettings;
}

/** Removes the stored session and the code verifier of a pending recovery, without a request. */
export function eraseSession(): void {
  for (const suffix of ['', '-user', '-code-verifier']) browserSession().removeItem(SESSION_KEY + suffix);
}

function createSupabase(): SupabaseClient<Database> {
  const { url, publishableKey } = getBackend();
  const storage = browserSession();
  return createClient<Database>(url, publishableKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      storage,
      flowType: 'pkce',
      // Only the screen for a new password redeems a token from the address, when its form is submitted.
      detectSessionInUrl: false,
    },
    db: { timeout: REQUEST_TIMEOUT_MS },
    // `fetch` is read with each request, because tests and tools replace it.
    global: { fetch: endRefusedSession(SESSION_KEY, storage, (...request) => fetch(...request)) },
  });
}

/**
 * Returns `send` for the client, with which a session ends at once when the server refuses to renew it (specification,
 * section 8). auth-js 2.109 keeps such a session until its access token expires, and has no option for it
 * (`_callRefreshToken`, https://github.com/supabase/supabase-js/blob/master/packages/core/auth-js/src/GoTrueClient.ts).
 * It reports the end itself when it finds no session in its storage. A session that another tab has renewed meanwhile
 * stays.
 */
export function endRefusedSession(
  key: string,
  storage: { getItem: (key: string) => Promise<string | null> | string | null } & Pick<
    WebStorage,
    'removeItem'
  >,
  send: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const address = input instanceof Request ? input.url : input.toString();
    const isRenewal = address.endsWith('/token?grant_type=refresh_token');
    const isRefused =
      response.status >= 400 && response.status < 500 && !SERVER_IS_BUSY.includes(response.status);
    if (!isRenewal || !isRefused) return response;
    const session = readSession(await storage.getItem(key));
    if (session && init?.body === JSON.stringify({ refresh_token: session.refreshToken }))
      storage.removeItem(key);
    return response;
  };
}
