import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { browserSession } from '../session/browser-session';
import { SESSION_KEY } from '../session/stored-session';
import type { Database } from '../../src/lib/database/database.types';
import { documentState } from '../../src/lib/render-contract';
import { backendUrl } from '../../src/lib/database/site-config';

/** A form must not stay in its saving state for ever when the network swallows a request. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The part of the sign-in server's settings that is used. Only a server without a second step names `mfa_enabled`. */
export interface AuthSettings {
  readonly mfa_enabled?: boolean;
}

let client: SupabaseClient<Database> | undefined;

/** Gives the one client of the page, made from the configuration the server wrote into it. The session renews itself; `browserSession` keeps it. */
export function getSupabase(): SupabaseClient<Database> {
  client ??= createSupabase();
  return client;
}

/** Gives the backend's absolute address and publishable key, for the requests the client cannot make: an upload that tells its progress, and what the sign-in server offers. */
export function getBackend(): { readonly url: string; readonly anonKey: string } {
  const { config } = documentState();
  return { url: backendUrl(config, window.location.origin), anonKey: config.anonKey };
}

/** Reads the settings of the sign-in server; the client has no method for it. */
export async function readAuthSettings(): Promise<AuthSettings> {
  const { url, anonKey } = getBackend();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey }, signal });
  return (await response.json()) as AuthSettings;
}

/** Forgets the stored session, and the secret half of a recovery that was asked for, without asking any server. */
export function eraseSession(): void {
  for (const suffix of ['', '-user', '-code-verifier']) browserSession().removeItem(SESSION_KEY + suffix);
}

function createSupabase(): SupabaseClient<Database> {
  const { url, anonKey } = getBackend();
  return createClient<Database>(url, anonKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      storage: browserSession(),
      flowType: 'pkce',
      // Only the screen for a new password takes a proof from the address, when its form is sent.
      detectSessionInUrl: false,
    },
    db: { timeout: REQUEST_TIMEOUT_MS },
  });
}
