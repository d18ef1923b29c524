import { keys } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { createDatabaseAccess } from '../../src/lib/database/database-access';
import { createHomePage } from '../../src/lib/database/home-places';
import { PREFETCHED_MS } from '../lib/prefetch-lifetime';
import { resources } from '../resources/index';
import { createAuthGateway } from './auth-gateway';
import { createAuthProvider } from './auth-provider';
import { createFormDrafts } from './form-drafts';
import { createHistory } from './history';
import { eraseSession, getBackend, getSupabase } from './supabase-client';
import { createOwnChoices } from './own-choices';
import { createReviews } from './reviews';
import { createI18nProvider, refineDictionary } from './refine-resources';
import { createTeam } from './team';

/**
 * The back office's own cache; the public site's contains no drafts. supabase-js itself retries failed reads.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** The key under which Refine's hooks read who is signed in. */
export const identityKey = keys().auth().action('identity').get();
// Many of Refine's hooks read it when they mount. For all of them a prefetched answer is fresh.
queryClient.setQueryDefaults(identityKey, { staleTime: PREFETCHED_MS });

export const authGateway = createAuthGateway(getSupabase(), eraseSession);
export const team = createTeam(getSupabase());
export const formDrafts = createFormDrafts(getSupabase(), getBackend);
export const ownChoices = createOwnChoices(getSupabase());
export const homePage = createHomePage(() => {
  const { url: apiUrl, publishableKey } = getBackend();
  return createDatabaseAccess({ config: { apiUrl, publishableKey }, origin: window.location.origin });
});
export const history = createHistory(getSupabase());
export const reviews = createReviews(getSupabase());
/** Dispatches a plain event whenever a request was refused because the second step is missing. */
export const secondStepMissing = new EventTarget();
export const authProvider = createAuthProvider(
  getSupabase(),
  authGateway,
  () => void secondStepMissing.dispatchEvent(new Event('missing')),
);
export const i18nProvider = createI18nProvider(refineDictionary(resources));
