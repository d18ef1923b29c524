import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { appTexts } from '../i18n/app';
import { systemTexts } from '../i18n/dashboard';
import { dataOf, toBackendError } from './http-error';

/** Something about the server or the accounts that is not well. */
export interface SystemWarning {
  /** What it is about; no two are about the same. */
  readonly subject: string;
  readonly sentence: string;
  /** What to do. */
  readonly advice: string;
}

const FUNCTION = 'system';

/**
 * What is not well beside the content. Our own server tells it to administrators, also in front of a hosted project. That project's
 * database knows who lacks the second step, which the embedded backend does not offer. `readWarnings` throws a BackendError.
 */
export function createSystem(
  client: SupabaseClient<Database>,
  hasOwnServer: () => boolean,
  fetch: typeof globalThis.fetch = (address, init) => globalThis.fetch(address, init),
) {
  return {
    readWarnings: async (): Promise<readonly SystemWarning[]> =>
      hasOwnServer()
        ? askServer(client)
        : [...(await askFront(client, fetch)), ...(await askDatabase(client))],
  };
}

async function askServer(client: SupabaseClient<Database>): Promise<readonly SystemWarning[]> {
  const answer = await client.functions.invoke<{ warnings: SystemWarning[] }>(FUNCTION, { method: 'GET' });
  if (answer.data) return answer.data.warnings;
  const status = answer.response?.status ?? 0;
  throw toBackendError({ message: appTexts.backend.unavailable, status }, FUNCTION);
}

/** A static host has no server, and answers with a page. */
async function askFront(
  client: SupabaseClient<Database>,
  fetch: typeof globalThis.fetch,
): Promise<readonly SystemWarning[]> {
  const { data } = await client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
  const answer = await fetch(`/functions/v1/${FUNCTION}`, { headers }).catch(() => null);
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return [];
  return ((await answer.json()) as { warnings: SystemWarning[] }).warnings;
}

async function askDatabase(client: SupabaseClient<Database>): Promise<readonly SystemWarning[]> {
  const members = await dataOf(client.rpc('team'), 'profiles');
  const people = members
    .filter(
      ({ role, is_pending, has_second_step }) => role === 'administrator' && !is_pending && !has_second_step,
    )
    .map(({ full_name: name, email }): string => name || email);
  if (people.length === 0) return [];
  const { sentence, advice } = systemTexts.secondStep;
  return [{ subject: 'secondStep', sentence: sentence(people), advice: advice(people.length === 1) }];
}
