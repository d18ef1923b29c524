import type { SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import type { Database } from '../../src/lib/database/database.types';
import type { ApiMiddleware } from './api/api-middleware';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first purge leaves the server's start alone. */
const FIRST_MS = 5 * 60 * 1000;
const FILES_AT_A_TIME = 100;

/** Deletes changes whose time has passed, and the files that may go. */
export async function purgeHistory(sql: Sql, client: SupabaseClient<Database>): Promise<void> {
  await sql`select private.purge_history()`;
  await removeUnusedFiles(sql, client);
}

/** Removes the files that no row and no remaining change shows, if they are old or their history was erased. */
export async function removeUnusedFiles(sql: Sql, client: SupabaseClient<Database>): Promise<void> {
  const rows = await sql<{ name: string }[]>`select private.unused_files() as name`;
  const names = rows.map(({ name }) => name);
  while (names.length > 0) {
    const { error } = await client.storage.from('media').remove(names.splice(0, FILES_AT_A_TIME));
    if (error) throw error;
  }
}

/**
 * Removes the files of an erased history before the response. It goes by what the database noted and not by the response, whose form
 * the client chooses. What fails here is removed by the next purge.
 */
export function withErasedFiles(
  removeFiles: () => Promise<void>,
  onError: (error: unknown) => void,
): ApiMiddleware {
  return (next) => async (request, peerAddress) => {
    const response = await next(request, peerAddress);
    if (response.ok && new URL(request.url).pathname === '/rest/v1/rpc/erase_history')
      await removeFiles().catch(onError);
    return response;
  };
}

/** Purges once a day, and tries again the next day after an error. Resolves once a running purge has ended. */
export function purgeDaily(
  purge: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = purge().catch(onError);
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const daily = setInterval(run, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
    return running;
  };
}
