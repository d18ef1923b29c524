import { getBackend } from './supabase-client';

/** Gives the origin from which the backend serves stored files; the site's own while the backend lives on it. */
export function backendOrigin(): string {
  return new URL(getBackend().url).origin;
}
