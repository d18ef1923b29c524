import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { NotedChange } from '../../src/lib/important-change';
import { appTexts } from '../i18n/app';
import { systemTexts } from '../i18n/dashboard';
import { dataOf, toBackendError } from './http-error';

/** A change that every administrator is to see. */
export interface ImportantChange extends NotedChange {
  readonly id: number;
  readonly changed_at: string;
  readonly is_own: boolean;
}

/** Something about the server or the accounts that is not well. */
export interface SystemWarning {
  /** What it is about; no two are about the same. */
  readonly subject: string;
  readonly sentence: string;
  /** What to do. */
  readonly advice: string;
}

export interface SampleCount {
  readonly resource: string;
  readonly total: number;
}

/**
 * What the overview tells beside rows and the last changes. Our own server warns of itself, also in front of a hosted
 * project, whose database knows who lacks the second step; the embedded backend offers none. Every method throws a BackendError.
 */
export function createOverview(
  client: SupabaseClient<Database>,
  hasOwnServer: () => boolean,
  fetch: typeof globalThis.fetch = (address, init) => globalThis.fetch(address, init),
) {
  async function askServer(): Promise<readonly SystemWarning[]> {
    const answer = await client.functions.invoke<{ warnings: SystemWarning[] }>('system', { method: 'GET' });
    if (answer.data) return answer.data.warnings;
    const status = answer.response?.status ?? 0;
    throw toBackendError({ message: appTexts.backend.unavailable, status }, 'system');
  }

  /** A static host has no server, and answers with a page. */
  async function askFront(): Promise<readonly SystemWarning[]> {
    const { data } = await client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
    const answer = await fetch('/functions/v1/system', { headers }).catch(() => null);
    if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return [];
    return ((await answer.json()) as { warnings: SystemWarning[] }).warnings;
  }

  async function askDatabase(): Promise<readonly SystemWarning[]> {
    const members = await dataOf(client.rpc('team'));
    const people = members
      .filter((one) => one.role === 'administrator' && !one.is_pending && !one.has_second_step)
      .map(({ full_name: name, email }): string => name || email);
    if (people.length === 0) return [];
    const { sentence, advice } = systemTexts.secondStep;
    return [{ subject: 'secondStep', sentence: sentence(people), advice: advice(people.length === 1) }];
  }

  return {
    readWarnings: async (): Promise<readonly SystemWarning[]> =>
      hasOwnServer() ? askServer() : [...(await askFront()), ...(await askDatabase())],

    /**
     * The changes of the last 30 days that the person has not seen: at most a hundred, those of the IBAN first and then newest
     * first, and the number of all.
     */
    readImportant: async (): Promise<{ changes: ImportantChange[]; total: number }> => {
      const rows = await dataOf(client.rpc('important_changes'));
      return { changes: rows as ImportantChange[], total: rows[0]?.total ?? 0 };
    },
    markSeen: (id: number) => dataOf(client.rpc('mark_change_seen', { change: id })),

    /** The tables that still have sample content. */
    readSampleCounts: (): Promise<SampleCount[]> => dataOf(client.rpc('sample_rows', { max_rows: 1 })),
  };
}
