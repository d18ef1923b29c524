import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createDatabaseAccess, MissingClientError } from '../lib/database/database-access';
import type { PageServices } from '../lib/page-data';
import { todayInIstanbul, type CivilDate } from '../lib/dates/dates';
import type { SiteConfig } from '../lib/database/site-config';
import { reloadOnce } from '../lib/stale-chunk';
import { DOCUMENT_READ_LIMIT_MS } from '../lib/time-limits';

interface ServicesOptions {
  config: SiteConfig;
  origin: string;
  /** The site's public origin. Defaults to `origin`. */
  siteOrigin?: string;
  fetch?: typeof fetch;
  /** Whether loaders wait for all reads. The server does; the browser shows loading states. */
  waits: boolean;
  /** The day of the document: on the server the day it is rendered for, in the browser the day of the hydrated document. */
  renderedOn?: CivilDate | undefined;
}

/** Long enough that hydration and navigation repeat no read; short enough that news stays current. */
const FRESH_FOR_MS = 60_000;

/** A deployment may have replaced the client's chunk. Only a reload finds the new one. */
function reloadForClient(error: Error): void {
  if (error instanceof MissingClientError && navigator.onLine) reloadOnce();
}

export function createServices({
  waits,
  renderedOn,
  siteOrigin,
  ...connection
}: ServicesOptions): PageServices {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reloadForClient }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // Errors are shown with a retry button, also while offline, and survive hydration.
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        // Returning to a tab always refetches, however short the absence.
        refetchOnWindowFocus: 'always',
      },
    },
  });
  return {
    database: createDatabaseAccess({ ...connection, ...(waits && { timeoutMs: DOCUMENT_READ_LIMIT_MS }) }),
    siteOrigin: siteOrigin ?? connection.origin,
    hasCaptcha: connection.config.signIn?.captchaSiteKey !== undefined,
    queryClient,
    renderedOn,
    today: waits && renderedOn !== undefined ? () => renderedOn : todayInIstanbul,
    prefetch: async (...reads) => {
      const settled = Promise.allSettled(reads);
      if (waits) await settled;
    },
  };
}
