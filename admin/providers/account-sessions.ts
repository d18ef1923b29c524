import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { toBackendError, type BackendFailure } from './http-error';

/** A session of the signed-in account. Times are timestamps as the database writes them. */
export interface OwnSession {
  readonly id: string;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  /** As the browser sends it. */
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly isCurrent: boolean;
}

export interface OwnSignIn {
  readonly at: string;
  readonly address: string | null;
}

const END_REASONS = ['token_reused', 'ended_elsewhere', 'others_ended', 'password_changed'] as const;

/** A session of the account that was ended. */
export interface OwnSessionEnd {
  readonly at: string;
  readonly reason: (typeof END_REASONS)[number];
}

/** Reads and ends the account's own sessions. Every method throws a BackendError. */
export interface AccountSessions {
  /** Most recently used first. */
  readonly readSessions: () => Promise<OwnSession[]>;
  /** Ends a session at once: its token loses all rights. A session that has already ended is no failure. */
  readonly endSession: (id: string) => Promise<void>;
  /** The last ten, newest first. */
  readonly readSignIns: () => Promise<OwnSignIn[]>;
  /** Those of the last 30 days, ten at most, newest first. */
  readonly readSessionEnds: () => Promise<OwnSessionEnd[]>;
}

/** Returns the sessions of the account that the client is signed in with. */
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

    readSessionEnds: async () => {
      const { data, error, status } = await client.rpc('own_session_ends');
      if (error) throw failure(error, status);
      // A newer database may know further reasons.
      return data.flatMap(({ ended_at: at, reason: stored }) => {
        const reason = END_REASONS.find((known) => known === stored);
        return reason ? [{ at, reason }] : [];
      });
    },
  };
}

function failure(error: BackendFailure, status: number) {
  return toBackendError({ ...error, message: error.message, status }, 'sessions');
}
