/**
 * Stands in for @supabase/realtime-js (vite.config.ts): the back office listens to no changes of the database, and would
 * otherwise load a websocket client before its first list.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Named by @refinedev/supabase's live provider, which is not used. */
export const REALTIME_POSTGRES_CHANGES_LISTEN_EVENT = {};
