import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';
import { backendUrl, type SiteConfig } from './site-config';

/** Read access to the tables, as a visitor. */
export type PublicDatabase = PostgrestClient<Database>;

export interface PublicDatabaseOptions {
  config: SiteConfig;
  /** The site's own origin, used while the backend lives on it. */
  origin: string;
  /** Replaces the network, for a backend in the same process. */
  fetch?: typeof fetch;
  /** Milliseconds after which a silent backend is an error. A phone far from a mast is slow, not broken. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/**
 * Takes the configuration, the site's origin and optionally a fetch and a time limit (30 s), gives the client that reads
 * the tables as a visitor. It does not retry: an error is shown at once, with a button that tries again.
 */
export function createPublicDatabase({
  config,
  origin,
  fetch,
  timeoutMs = TIMEOUT_MS,
}: PublicDatabaseOptions): PublicDatabase {
  const headers = { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` };
  const url = `${backendUrl(config, origin)}/rest/v1`;
  return new PostgrestClient<Database>(url, {
    headers,
    timeout: timeoutMs,
    retry: false,
    ...(fetch && { fetch }),
  });
}
