import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { dataOf } from './http-error';

/** A session of the signed-in account, as `own_sessions` gives it. */
export interface OwnSession {
  readonly id: string;
  readonly signed_in_at: string;
  readonly last_used_at: string;
  /** As the browser sends it. */
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly is_current: boolean;
}

const TABLE = 'sessions';
const END_REASONS = ['token_reused', 'ended_elsewhere', 'others_ended', 'password_changed'] as const;

/** Reads and ends the sessions of the account that the client is signed in with. Every method throws a BackendError. */
export function createAccountSessions(client: SupabaseClient<Database>) {
  return {
    /** Most recently used first. */
    readSessions: (): Promise<OwnSession[]> => dataOf(client.rpc('own_sessions'), TABLE),

    /** Ends a session at once: its token loses all rights. A session that has already ended is no failure. */
    endSession: (id: string) => dataOf(client.rpc('end_own_session', { ended: id }), TABLE),

    /** The last ten, newest first. */
    readSignIns: (): Promise<{ readonly signed_in_at: string; readonly ip: string | null }[]> =>
      dataOf(client.rpc('own_sign_ins'), TABLE),

    /** The sessions that were ended in the last 30 days, ten at most, newest first. */
    readSessionEnds: async () => {
      const rows = await dataOf(client.rpc('own_session_ends'), TABLE);
      // A newer database may know further reasons.
      return rows.flatMap(({ ended_at: at, reason: stored }) => {
        const reason = END_REASONS.find((known) => known === stored);
        return reason ? [{ at, reason }] : [];
      });
    },
  };
}
