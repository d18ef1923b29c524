import { createClient } from '@supabase/supabase-js';

/** The part of a client with the service role's key that is used here. */
export interface PurgeClient {
  rpc: (name: 'purge') => PromiseLike<{ data: string[] | null; error: Refusal | null; status: number }>;
  storage: {
    from: (bucket: string) => { remove: (names: string[]) => PromiseLike<{ error: Refusal | null }> };
  };
}

interface Refusal {
  message: string;
}

interface PurgeDatabase {
  public: {
    Tables: Record<string, never>;
    Views: Record<string, never>;
    Functions: { purge: { Args: never; Returns: string[] } };
  };
}

const FILES_AT_A_TIME = 100;
/** The statuses for a key that is no secret key. */
const REFUSED = [401, 403];

/** Deletes the history whose time has passed and removes the files that may go. The database knows which. Throws its refusal. */
export async function purge(client: PurgeClient): Promise<void> {
  const { data, error, status } = await client.rpc('purge');
  if (error) throw new Error(error.message, { cause: status });
  const names = [...(data ?? [])];
  while (names.length > 0) {
    const { error } = await client.storage.from('media').remove(names.splice(0, FILES_AT_A_TIME));
    if (error) throw new Error(error.message);
  }
}

/** Makes the function's handler. The caller's bearer token is the project's secret key, which the database judges. */
export function createPurgeHandler(
  url: string,
  onError: (error: unknown) => void,
  fetch = globalThis.fetch,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const [, key = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (request.method !== 'POST' || key === '') return new Response(null, { status: 401 });
    const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
    try {
      await purge(createClient<PurgeDatabase>(url, key, { auth, global: { fetch } }));
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof Error && REFUSED.includes(Number(error.cause)))
        return new Response(null, { status: 401 });
      onError(error);
      return new Response(null, { status: 503 });
    }
  };
}
