import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { ImportantKind } from '../../src/lib/important-change';
import { appTexts } from '../i18n/app';
import { systemTexts } from '../i18n/dashboard';
import { dataOf, toBackendError } from './http-error';

const TABLE = 'important_changes';

/** A change that every administrator is to see. Values are as the database writes them. */
export interface ImportantChange {
  readonly id: number;
  readonly kind: ImportantKind;
  /** The year of a fee, or the administrator whose account changed. */
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Name and e-mail address; null for the server, the command line and the sign-in service. */
  readonly person: string | null;
  readonly at: string;
  readonly isOwn: boolean;
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
  readonly table: string;
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
    const members = await dataOf(client.rpc('team'), 'profiles');
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
      const rows = await dataOf(client.rpc('important_changes'), TABLE);
      const changes = rows.map(({ changed_at: at, is_own: isOwn, kind, ...change }) => ({
        ...change,
        kind: kind as ImportantKind,
        at,
        isOwn,
      }));
      return { changes, total: rows[0]?.total ?? 0 };
    },
    markSeen: (id: number) => dataOf(client.rpc('mark_change_seen', { change: id }), TABLE),

    /** The tables that still have sample content. */
    readSampleCounts: async (): Promise<SampleCount[]> => {
      const found = await dataOf(client.rpc('sample_rows', { max_rows: 1 }), 'samples');
      return found.map(({ resource: table, total }) => ({ table, total }));
    },
  };
}
