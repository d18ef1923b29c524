/**
 * Stands in for @supabase/realtime-js (vite.config.ts), in development as in the build. The back office listens to no changes of
 * the database, and supabase-js cannot leave its websocket client out: https://github.com/supabase/supabase-js/issues/151
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Named by @refinedev/supabase's live provider, which is not used. */
export const REALTIME_POSTGRES_CHANGES_LISTEN_EVENT = {};
