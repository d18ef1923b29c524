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
  /** The site's own address as visitors know it; `origin` unless told. */
  siteOrigin?: string;
  fetch?: typeof fetch;
  /** Whether a page waits for all of its reads: the server does, the browser shows loading states. */
  waits: boolean;
  /** The day of the document: on the server the one it is rendered for, in the browser that of the one that is taken over. */
  writtenOn?: CivilDate | undefined;
}

/** Long enough that hydration and moving between pages ask nothing twice, short enough that news is news. */
const FRESH_FOR_MS = 60_000;

/** Code that a new version has replaced comes back with the document; trying the read again would ask for the same file. */
function reloadForClient(error: Error): void {
  if (error instanceof MissingClientError && navigator.onLine) reloadOnce();
}

export function createServices({
  waits,
  writtenOn,
  siteOrigin,
  ...connection
}: ServicesOptions): PageServices {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reloadForClient }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // An error is shown with a button that tries again, also while offline, and survives hydration.
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        // Whoever comes back to a tab sees what is true now, however short they were away.
        refetchOnWindowFocus: 'always',
      },
    },
  });
  return {
    resizesImages: connection.config.resizesImages === true,
    database: createDatabaseAccess({ ...connection, ...(waits && { timeoutMs: DOCUMENT_READ_LIMIT_MS }) }),
    siteOrigin: siteOrigin ?? connection.origin,
    queryClient,
    writtenOn,
    today: waits && writtenOn !== undefined ? () => writtenOn : todayInIstanbul,
    prefetch: async (...reads) => {
      const settled = Promise.allSettled(reads);
      if (waits) await settled;
    },
  };
}
