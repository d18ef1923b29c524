import type { AuthProvider, DataProvider } from '@refinedev/core';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { paths } from '../../src/lib/paths/paths';
import { currentSession, readAccess, type Access } from './access';
import { avatarInitial, displayName } from './display-name';
import { BackendError, SECOND_STEP } from './http-error';
import type { AuthGateway, Credentials } from './identity/auth-gateway';

export interface Identity {
  readonly id: string;
  readonly email: string;
  /** The profile's name, or what stands in for it. */
  readonly name: string;
  /** Null while the profile has none. */
  readonly profileName: string | null;
  readonly initial: string;
}

type Profile = Database['public']['Tables']['profiles']['Row'];

/**
 * Refine's auth provider. `onSecondStepMissing` is called when a request was refused because the second step
 * is missing.
 */
export function createAuthProvider(
  client: SupabaseClient,
  gateway: AuthGateway,
  dataProvider: DataProvider,
  onSecondStepMissing: () => void = () => undefined,
) {
  let lastAccess: Access | undefined;

  /** An account whose profile cannot be read still has a name. */
  async function readProfile(userId: string): Promise<Profile | undefined> {
    try {
      const { data } = await dataProvider.getOne<Profile>({ resource: 'profiles', id: userId });
      return data;
    } catch (error) {
      if (error instanceof BackendError && [403, 404].includes(error.statusCode)) return undefined;
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
      // An unreachable server signs nobody out. Reading the access then reports the error.
      const session = await currentSession(client).catch(() => undefined);
      return session === null ? { authenticated: false, redirectTo: paths.login } : { authenticated: true };
    },

    /**
     * A refused or expired request shows its message and leaves what was typed on the screen. Guards act on
     * navigation.
     */
    onError: (error?: unknown) => {
      if (error instanceof BackendError && error.code === SECOND_STEP) onSecondStepMissing();
      return Promise.resolve({});
    },

    getPermissions: async (): Promise<Access> => {
      lastAccess = await readAccess(client);
      return lastAccess;
    },

    /** The last result of `getPermissions`. */
    lastAccess: () => lastAccess,

    getIdentity: async (): Promise<Identity | null> => {
      const session = await currentSession(client);
      if (!session) return null;
      const { id, email = '', user_metadata: metadata } = session.user;
      const profile = await readProfile(id);
      const profileName = profile?.full_name ?? null;
      const name = displayName({ profileName, metadata, email });
      return { id, email, name, profileName, initial: avatarInitial(name) };
    },
  } satisfies AuthProvider & { lastAccess: () => Access | undefined };
}
