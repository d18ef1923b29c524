import { getBackend } from './supabase-client';

/** The origin that serves stored files: the site's own when the backend runs on it. */
export function backendOrigin(): string {
  return new URL(getBackend().url).origin;
}
