import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '../../src/lib/database/database.types';

// Node 20 has no WebSocket of its own, and supabase-js insists on one even where it is never used.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

type ServiceFetch = (request: Request) => Promise<Response>;

/** A client with the service role, which row-level security does not bind; `serve` replaces the network. */
export function createServiceClient(
  url: string,
  serviceRoleKey: string,
  serve: ServiceFetch = fetch,
): SupabaseClient<Database> {
  return createClient<Database>(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => serve(new Request(input, init)) },
  });
}
