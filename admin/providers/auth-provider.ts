import type { AuthProvider, DataProvider } from '@refinedev/core';
import type { AuthError, Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/shared/database.types';
import { messages } from '../../src/shared/messages';
import { appTexts } from '../i18n/app';
import { avatarInitial, displayName } from './display-name';
import { BackendError, toBackendError } from './http-error';

/** What the signed-in person may do here; row-level security has the last word. */
export type Access = 'visitor' | 'member' | 'admin';

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly initial: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Profile = Database['public']['Tables']['profiles']['Row'];

const LOGIN_PATH = '/giris';

/** The backend's sign-in errors by code, in Turkish; any other is told with its own words. */
const LOGIN_ERRORS: Readonly<Record<string, string>> = {
  invalid_credentials: appTexts.login.wrongCredentials,
  email_not_confirmed: appTexts.login.unconfirmed,
  user_banned: appTexts.login.banned,
  validation_failed: appTexts.login.missing,
  over_request_rate_limit: appTexts.backend.tooMany,
};

/** Takes the client and the data provider that reads profiles; gives Refine's auth provider. */
export function createAuthProvider(client: SupabaseClient, dataProvider: DataProvider) {
  async function currentSession(): Promise<Session | null> {
    const { data, error } = await client.auth.getSession();
    // Offline with an expired token is not signed out: say that the server is away and keep the session.
    if (!data.session && error?.status === 0) throw toBackendError({ message: error.message }, 'profiles');
    return data.session;
  }

  async function readProfile(userId: string): Promise<Profile | undefined> {
    try {
      const { data } = await dataProvider.getOne<Profile>({ resource: 'profiles', id: userId });
      return data;
    } catch (error) {
      if (error instanceof BackendError && error.statusCode === 404) return undefined;
      throw error;
    }
  }

  return {
    login: async (credentials: Credentials) => {
      const { error } = await client.auth.signInWithPassword(credentials);
      return error ? { success: false, error: new Error(loginMessage(error)) } : { success: true };
    },

    /** auth-js itself ignores 401, 403 and 404 and then forgets the session; only an unreachable server fails here. */
    logout: async () => {
      const { error } = await client.auth.signOut();
      if (!error) return { success: true };
      const { message } = toBackendError(error, 'profiles');
      return { success: false, error: { name: appTexts.shell.signOutFailed, message } };
    },

    check: async () => {
      const session = await currentSession();
      return session ? { authenticated: true } : { authenticated: false, redirectTo: LOGIN_PATH };
    },

    /** A refused or expired request shows its message and leaves what was typed on the screen; guards act on navigation. */
    onError: () => Promise.resolve({}),

    getPermissions: async (): Promise<Access> => {
      const session = await currentSession();
      if (!session) return 'visitor';
      const profile = await readProfile(session.user.id);
      return profile?.is_admin ? 'admin' : 'member';
    },

    getIdentity: async (): Promise<Identity | null> => {
      const session = await currentSession();
      if (!session) return null;
      const { id, email, user_metadata: metadata } = session.user;
      const profile = await readProfile(id);
      const name = displayName({ profileName: profile?.full_name, metadata, email });
      return { id, name, initial: avatarInitial(name) };
    },
  } satisfies AuthProvider;
}

function loginMessage(error: AuthError): string {
  const known = error.code && LOGIN_ERRORS[error.code];
  if (known) return known;
  if (error.status === 429) return appTexts.backend.tooMany;
  if (error.name === 'AuthRetryableFetchError')
    return toBackendError({ message: error.message }, 'profiles').message;
  return error.message ? `${messages.errors.loginFailed}: ${error.message}` : messages.errors.loginFailed;
}
