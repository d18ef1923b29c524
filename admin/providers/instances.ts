import { QueryClient } from '@tanstack/react-query';
import { createSignal } from '../lib/signal';
import { resources } from '../resources/index';
import { createAccessControl } from './access-control';
import { createAccountSessions } from './account-sessions';
import { createSupabaseGateway } from './auth-gateway';
import { createAuthProvider } from './auth-provider';
import { createDataProvider } from './data-provider';
import { createI18nProvider } from './i18n-provider';
import { nameReferences } from './name-references';
import { eraseSession, getSupabase } from './supabase-client';
import { refineDictionary } from './refine-resources';

/** The back office's own cache; the public site's knows nothing of drafts. supabase-js itself repeats a read that did not get through. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export const dataProvider = nameReferences(createDataProvider(getSupabase()), resources);
export const authGateway = createSupabaseGateway(getSupabase(), eraseSession);
export const accountSessions = createAccountSessions(getSupabase());
export const secondStepMissing = createSignal();
export const authProvider = createAuthProvider(
  getSupabase(),
  authGateway,
  dataProvider,
  secondStepMissing.send,
);
export const accessControlProvider = createAccessControl(authProvider);
export const i18nProvider = createI18nProvider(refineDictionary(resources));
