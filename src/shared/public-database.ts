import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';
import { backendUrl, type SiteConfig } from './site-config.ts';

/** Read access to the tables, as a visitor. */
export type PublicDatabase = PostgrestClient<Database>;

interface PublicDatabaseOptions {
  config: SiteConfig;
  /** The site's own origin, used while the backend lives on it. */
  origin: string;
  /** Replaces the network, for a backend in the same process. */
  fetch?: typeof fetch;
}

/** A visitor is told of a silent backend while the document can still be rendered. */
const TIMEOUT_MS = 8_000;

/**
 * Takes the configuration, the site's origin and optionally a fetch, gives the client that reads the tables as a
 * visitor. It does not retry: an error is shown at once, with a button that tries again.
 */
export function createPublicDatabase({ config, origin, fetch }: PublicDatabaseOptions): PublicDatabase {
  const headers = { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` };
  const url = `${backendUrl(config, origin)}/rest/v1`;
  return new PostgrestClient<Database>(url, {
    headers,
    timeout: TIMEOUT_MS,
    retry: false,
    ...(fetch && { fetch }),
  });
}
