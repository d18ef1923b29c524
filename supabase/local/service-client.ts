import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '../../src/lib/database/database.types';

// supabase-js requires a WebSocket even where it is never used, and Node 20 has none.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

export type ServiceClient = SupabaseClient<Database>;
type ServiceFetch = (request: Request) => Promise<Response>;

/** Creates a client with the service role, which bypasses row-level security. `serve` replaces the network. */
export function createServiceClient(
  url: string,
  secretKey: string,
  serve: ServiceFetch = fetch,
): ServiceClient {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => serve(new Request(input, init)) },
  });
}
