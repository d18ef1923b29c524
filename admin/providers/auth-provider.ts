import type { AuthProvider, DataProvider } from '@refinedev/core';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/shared/database.types';
import type { AuthGateway, Credentials } from '../../src/shared/identity/auth-gateway';
import { mustChangePassword, needsSecondStep } from './account';
import { avatarInitial, displayName } from './display-name';
import { BackendError, toBackendError } from './http-error';

/**
 * What the signed-in person may do here; row-level security has the last word. Half signed in: the second step is missing.
 * Owes a password: the one in use was made by the server and must be replaced first.
 */
export type Access = 'visitor' | 'half-signed-in' | 'owes-password' | 'member' | 'admin';

export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly initial: string;
}

type Profile = Database['public']['Tables']['profiles']['Row'];

const LOGIN_PATH = '/giris';

/** Takes the client, the gateway to its sign-in and the data provider that reads profiles; gives Refine's auth provider. */
export function createAuthProvider(client: SupabaseClient, gateway: AuthGateway, dataProvider: DataProvider) {
  async function currentSession(): Promise<Session | null> {
    const { data, error } = await client.auth.getSession();
    // Offline with an expired token is not signed out: say that the server is away and keep the session.
    if (!data.session && error?.status === 0) throw toBackendError({ message: error.message }, 'profiles');
    return data.session;
  }

  let reading: { readonly userId: string; readonly profile: Promise<Profile | undefined> } | undefined;

  /** Whoever asks while it is being read gets the same answer: access and identity are asked for at once. */
  function readProfile(userId: string): Promise<Profile | undefined> {
    if (reading?.userId !== userId) {
      const forget = () => (reading = undefined);
      reading = { userId, profile: askForProfile(userId).finally(forget) };
    }
    return reading.profile;
  }

  async function askForProfile(userId: string): Promise<Profile | undefined> {
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
      try {
        await gateway.signIn(credentials);
        return { success: true };
      } catch (error) {
        return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
      }
    },

    logout: async () => {
      await gateway.signOut();
      return { success: true };
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
      if (needsSecondStep(session)) return 'half-signed-in';
      if (mustChangePassword(session)) return 'owes-password';
      const profile = await readProfile(session.user.id);
      return profile?.is_admin ? 'admin' : 'member';
    },

    getIdentity: async (): Promise<Identity | null> => {
      const session = await currentSession();
      if (!session) return null;
      const { id, email = '', user_metadata: metadata } = session.user;
      const profile = await readProfile(id);
      const name = displayName({ profileName: profile?.full_name, metadata, email });
      return { id, email, name, initial: avatarInitial(name) };
    },
  } satisfies AuthProvider;
}
