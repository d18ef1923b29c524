import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { toBackendError, type BackendFailure } from './http-error';

/** A session of one's own account. Moments are timestamps as the database writes them. */
export interface OwnSession {
  readonly id: string;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  /** The browser's own name for itself. */
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly isCurrent: boolean;
}

export interface OwnSignIn {
  readonly at: string;
  readonly address: string | null;
}

/** Reads and ends one's own sessions. Every method throws a BackendError. */
export interface AccountSessions {
  /** Newest use first. */
  readonly readSessions: () => Promise<OwnSession[]>;
  /** Ends one at once: its token has no rights any more. One that has ended already is no failure. */
  readonly endSession: (id: string) => Promise<void>;
  /** The last ten, newest first. */
  readonly readSignIns: () => Promise<OwnSignIn[]>;
}

/** Takes the client, gives the sessions of whoever is signed in with it. */
export function createAccountSessions(client: SupabaseClient<Database>): AccountSessions {
  return {
    readSessions: async () => {
      const { data, error, status } = await client.rpc('own_sessions');
      if (error) throw failure(error, status);
      return data.map((row) => ({
        id: row.id,
        signedInAt: row.signed_in_at,
        lastUsedAt: row.last_used_at,
        userAgent: row.user_agent,
        address: row.ip,
        isCurrent: row.is_current,
      }));
    },

    endSession: async (id) => {
      const { error, status } = await client.rpc('end_own_session', { ended: id });
      if (error) throw failure(error, status);
    },

    readSignIns: async () => {
      const { data, error, status } = await client.rpc('own_sign_ins');
      if (error) throw failure(error, status);
      return data.map((row) => ({ at: row.signed_in_at, address: row.ip }));
    },
  };
}

function failure(error: BackendFailure, status: number) {
  return toBackendError({ ...error, message: error.message, status }, 'sessions');
}
