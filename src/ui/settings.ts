import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { DatabaseAccess } from '../lib/database/database-access';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '../lib/database/settings';
import { useDatabase } from './database-context';

/** The key of the settings' query. */
export const SETTINGS_KEY = ['settings'] as const;

export function settingsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: async ({ signal }) => readSettings(await access.open(), new Date(), signal),
  });
}

/** Returns the settings. Every document brings them, so no component waits for them. */
export function useSettings(): Settings {
  return useQuery(settingsQuery(useDatabase())).data ?? DEFAULT_SETTINGS;
}

/** Returns the settings outside of components. */
export function settingsOf(queryClient: QueryClient): Settings {
  return queryClient.getQueryData<Settings>(SETTINGS_KEY) ?? DEFAULT_SETTINGS;
}
