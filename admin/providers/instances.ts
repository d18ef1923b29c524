import { QueryClient } from '@tanstack/react-query';
import { createSignal } from '../lib/signal';
import { resources } from '../resources/index';
import { createAccessControl } from './access-control';
import { createAccountSessions } from './account-sessions';
import { createSupabaseGateway } from './auth-gateway';
import { createAuthProvider } from './auth-provider';
import { createDataProvider } from './data-provider';
import { BackendError } from './http-error';
import { createI18nProvider } from './i18n-provider';
import { nameReferences } from './name-references';
import { eraseSession, getSupabase } from './supabase-client';
import { refineDictionary } from './refine-resources';

const MAX_RETRIES = 2;

/** A refusal stays one however often it is asked for; an unreachable server may be back in a moment. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof BackendError && error.statusCode >= 400 && error.statusCode < 500;
  return !isRefusal && failures < MAX_RETRIES;
}

/** The back office's own cache; the public site's knows nothing of drafts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, refetchOnWindowFocus: false, networkMode: 'always' },
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
export const accessControlProvider = createAccessControl(authProvider.getPermissions);
export const i18nProvider = createI18nProvider(refineDictionary(resources));
