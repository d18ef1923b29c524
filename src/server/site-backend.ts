import { type Backend, type BackendOptions, startBackend } from '../../supabase/local/start-backend';
import { findUnhealthyParts } from '../lib/health';
import { orAborted } from '../lib/or-aborted';
import { HEALTH_LIMIT_MS } from '../lib/time-limits';
import { clientAddress } from './http/client-address';
import type { SiteBackend } from './http/site-app';
import { type HostedProject, isPublic, type SiteOptions } from './site-options';

type ConnectOptions = BackendOptions & Pick<SiteOptions, 'hosted' | 'host' | 'trustsProxy'>;

/** Starts the backend of this machine, to be stopped by the caller, unless a hosted project is named. */
export async function connectBackend(
  options: ConnectOptions,
  siteUrl: string,
): Promise<{ own: Backend | null; site: SiteBackend }> {
  if (options.hosted) return { own: null, site: hostedBackend(options.hosted) };
  const own = await startBackend({ ...options, siteUrl, isPublic: isPublic(options) });
  return { own, site: ownBackend(own, options) };
}

/** The backend of this machine, as the site sees it: same origin, reads without the network. */
function ownBackend(backend: Backend, { trustsProxy }: Pick<SiteOptions, 'trustsProxy'>): SiteBackend {
  return {
    config: { apiUrl: '', anonKey: backend.anonKey, resizesImages: true },
    api: (request, peerAddress, requestId) =>
      backend.fetch(request, clientAddress(request, peerAddress, trustsProxy), requestId),
    // Nothing of the network's stands between: who asked no longer waits, although the backend still does.
    fetch: (input, init) => orAborted(backend.fetch(new Request(input, init)), init?.signal),
    findUnhealthyParts: backend.findUnhealthyParts,
  };
}

/** A Supabase project elsewhere: browsers and pages both ask it over the network. */
function hostedBackend({ url, anonKey, resizesImages = false }: HostedProject): SiteBackend {
  return {
    config: { apiUrl: url, anonKey, resizesImages },
    findUnhealthyParts: () =>
      findUnhealthyParts({
        database: async () => (await ask(`${url}/rest/v1/announcements?select=id&limit=1`)).ok,
        // A file that is not there: a storage that is well says so.
        storage: async () => (await ask(`${url}/storage/v1/object/public/media/healthz`)).status < 500,
      }),
  };

  function ask(address: string): Promise<Response> {
    const signal = AbortSignal.timeout(HEALTH_LIMIT_MS);
    return fetch(address, { headers: { apikey: anonKey }, signal });
  }
}
