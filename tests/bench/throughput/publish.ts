import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Database } from '../../../src/lib/database/database.types';
import type { Site } from '../../e2e/support/site';

// createClient requires a WebSocket, and Node 20 has none.
Object.assign(globalThis, { WebSocket });

export type Administrator = SupabaseClient<Database>;

const POLL_MS = 20;
/** The page is requested for this long before, so that a cached version of some age exists. */
const BUSY_MS = 700;

/** Signs in to a site's API as its administrator. */
export async function signIn(site: Site): Promise<Administrator> {
  const { ANON_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = await site.readStatus();
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient<Database>(site.url, ANON_KEY, { auth });
  const { error } = await client.auth.signInWithPassword({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (error) throw error;
  return client;
}

/** Publishes an announcement and reads the pages repeatedly. Returns the milliseconds until each page shows it. */
export async function timePublish(administrator: Administrator, pages: readonly string[]): Promise<number[]> {
  const title = `Duyuru ${crypto.randomUUID()}`;
  await Promise.all(pages.map((page) => readUntil(page, performance.now() + BUSY_MS)));
  const { error } = await administrator
    .from('announcements')
    .insert({ title, published_at: new Date().toISOString() });
  if (error) throw error;
  const published = performance.now();
  return Promise.all(
    pages.map(async (page) => {
      await readUntil(page, Infinity, title);
      return performance.now() - published;
    }),
  );
}

/** Reads a page repeatedly until a time, or until it contains a text. Throws if the page fails. */
async function readUntil(page: string, end: number, text?: string): Promise<void> {
  for (;;) {
    const answer = await fetch(page);
    if (!answer.ok) throw new Error(`${page} responded with ${answer.status}`);
    const document = await answer.text();
    if (performance.now() > end || (text !== undefined && document.includes(text))) return;
    await wait(POLL_MS);
  }
}
