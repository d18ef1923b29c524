import { type Backend, type BackendOptions, startBackend } from '../../supabase/local/start-backend';
import { clientAddress } from './client-address';
import type { SiteBackend } from './site-app';
import { type HostedProject, isPublic, type SiteOptions } from './site-options';

const HEALTH_LIMIT_MS = 5_000;

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
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    isHealthy: backend.isHealthy,
  };
}

/** A Supabase project elsewhere: browsers and pages both ask it over the network. */
function hostedBackend({ url, anonKey, resizesImages = false }: HostedProject): SiteBackend {
  return {
    config: { apiUrl: url, anonKey, resizesImages },
    isHealthy: async () => {
      const question = `${url}/rest/v1/announcements?select=id&limit=1`;
      const answer = await fetch(question, {
        headers: { apikey: anonKey },
        signal: AbortSignal.timeout(HEALTH_LIMIT_MS),
      });
      return answer.ok;
    },
  };
}
