import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database';
import { backendUrl, type SiteConfig } from './site-config';

/** Read access to the tables, as a visitor. */
export type PublicDatabase = PostgrestClient<Database>;

export interface PublicDatabaseOptions {
  config: SiteConfig;
  /** The site's origin, used when the configuration names no other backend. */
  origin: string;
  /** Replaces the global fetch, for a backend in the same process. */
  fetch?: typeof fetch;
  /** Milliseconds without an answer that count as an error; 30 s by default, as mobile networks are slow. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/**
 * Creates the client that reads the tables as a visitor. It never retries: errors are shown at once, with a retry
 * button.
 */
export function createPublicDatabase({
  config,
  origin,
  fetch,
  timeoutMs = TIMEOUT_MS,
}: PublicDatabaseOptions): PublicDatabase {
  const headers = { apikey: config.publishableKey, Authorization: `Bearer ${config.publishableKey}` };
  const url = `${backendUrl(config, origin)}/rest/v1`;
  return new PostgrestClient<Database>(url, {
    headers,
    timeout: timeoutMs,
    retry: false,
    ...(fetch && { fetch }),
  });
}
