import { createClient } from '@supabase/supabase-js';

/** The part of a client with the service role's key that is used here. */
export interface PurgeClient {
  rpc: ((name: 'purge' | 'unhashed_files') => PromiseLike<Answer<string[]> & { status: number }>) &
    ((name: 'note_hash', args: { name: string; hash: string }) => PromiseLike<{ error: Refusal | null }>);
  storage: {
    from: (bucket: string) => {
      remove: (names: string[]) => PromiseLike<{ error: Refusal | null }>;
      download: (name: string) => PromiseLike<Answer<Blob>>;
    };
  };
}

interface Answer<Data> {
  data: Data | null;
  error: Refusal | null;
}

interface Refusal {
  message: string;
}

interface PurgeDatabase {
  public: {
    Tables: Record<string, never>;
    Views: Record<string, never>;
    Functions: {
      purge: { Args: never; Returns: string[] };
      unhashed_files: { Args: never; Returns: string[] };
      note_hash: { Args: { name: string; hash: string }; Returns: undefined };
    };
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

/**
 * Tells the library the SHA-256 of some files that it does not know, so that the same bytes are offered as the existing file. One that
 * cannot be read is left for another day. Throws the database's refusal.
 */
export async function hashFiles(client: PurgeClient): Promise<void> {
  const { data, error } = await client.rpc('unhashed_files');
  if (error) throw new Error(error.message);
  for (const name of data ?? []) {
    const file = await client.storage.from('media').download(name);
    if (!file.data) continue;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.data.arrayBuffer()));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const noted = await client.rpc('note_hash', { name, hash });
    if (noted.error) throw new Error(noted.error.message);
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
      const client = createClient<PurgeDatabase>(url, key, { auth, global: { fetch } });
      await purge(client);
      await hashFiles(client);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof Error && REFUSED.includes(Number(error.cause)))
        return new Response(null, { status: 401 });
      onError(error);
      return new Response(null, { status: 503 });
    }
  };
}
