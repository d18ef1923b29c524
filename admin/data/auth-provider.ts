import type { AuthProvider } from '@refinedev/core';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { paths } from '../../src/lib/paths/paths';
import { upperTurkish } from '../../src/lib/text/turkish';
import { appTexts } from '../i18n/app';
import { SECOND_STEP } from '../lib/request-failure';
import { currentSession, readAccess, readProfile } from './access';
import type { AuthGateway, Credentials } from './auth-gateway';
import { BackendError } from './http-error';

export interface Identity {
  readonly id: string;
  readonly email: string;
  /** The profile's name, or what stands in for it. */
  readonly name: string;
  /** Null while the profile has none. */
  readonly profileName: string | null;
  readonly initial: string;
}

/** Refine's auth provider. `onSecondStepMissing` is called when a request lacked the second step. */
export function createAuthProvider(
  client: SupabaseClient,
  gateway: Pick<AuthGateway, 'signIn' | 'signOut'>,
  onSecondStepMissing: () => void = () => undefined,
) {
  return {
    login: (credentials: Credentials) =>
      gateway.signIn(credentials).then(
        () => ({ success: true }),
        (error: unknown) => ({ success: false, error: error as Error }),
      ),

    logout: () => gateway.signOut().then(() => ({ success: true })),

    check: async () => {
      // An unreachable server signs nobody out. Reading the access then reports the error.
      const session = await currentSession(client).catch(() => undefined);
      return session === null ? { authenticated: false, redirectTo: paths.login } : { authenticated: true };
    },

    /** A refused or expired request leaves what was typed on the screen. Guards act on navigation. */
    onError: (error?: unknown) => {
      if (error instanceof BackendError && error.code === SECOND_STEP) onSecondStepMissing();
      return Promise.resolve({});
    },

    getPermissions: () => readAccess(client),

    getIdentity: async (): Promise<Identity | null> => {
      const session = await currentSession(client);
      if (!session) return null;
      const { id, email = '' } = session.user;
      // An account whose profile may not be read still has a name.
      const profile = await readProfile(client, id).catch((error: unknown) => {
        if (!(error instanceof BackendError && error.statusCode === 403)) throw error;
      });
      const profileName = profile?.full_name ?? null;
      const name = displayName(profileName, session.user);
      return { id, email, name, profileName, initial: avatarInitial(name) };
    },
  } satisfies AuthProvider;
}

/** Returns the name to greet a person with: of the profile, the session or the e-mail, otherwise Admin. */
export function displayName(
  profileName: string | null,
  { user_metadata: metadata, email }: Pick<User, 'user_metadata' | 'email'>,
): string {
  const { full_name, name, preferred_username, username } = metadata as Record<string, unknown>;
  const candidates = [profileName, full_name, name, preferred_username, username, email?.split('@')[0]];
  const names = candidates.filter((candidate) => typeof candidate === 'string');
  return names.map((candidate) => candidate.trim()).find(Boolean) ?? appTexts.shell.nameless;
}

export function avatarInitial(name: string): string {
  return upperTurkish(name.trim().charAt(0));
}
