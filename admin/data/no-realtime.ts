/**
 * Replaces @supabase/realtime-js (vite.config.ts) in development and in the build. The back office subscribes
 * to no database changes, and supabase-js cannot be built without its websocket client:
 * https://github.com/supabase/supabase-js/issues/151
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Imported by @refinedev/supabase's live provider, which is not used. */
export const REALTIME_POSTGRES_CHANGES_LISTEN_EVENT = {};
