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

/** Our own server tells it; a hosted project's database knows only who lacks the second step. */
export function createSystem(client: SupabaseClient<Database>, hasOwnServer: () => boolean) {
  return {
    readWarnings: (): Promise<readonly SystemWarning[]> =>
      hasOwnServer() ? askServer(client) : askDatabase(client),
  };
}

async function askServer(client: SupabaseClient<Database>): Promise<readonly SystemWarning[]> {
  const answer = await client.functions.invoke<{ warnings: SystemWarning[] }>(FUNCTION, { method: 'GET' });
  if (answer.data) return answer.data.warnings;
  const status = answer.response?.status ?? 0;
  throw toBackendError({ message: appTexts.backend.unavailable, status }, FUNCTION);
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
