import path from 'node:path';
import { type Alarm, createAlarm, serveInFront } from '../../supabase/local/hosted-front';
import { type Backend, type BackendOptions, startBackend } from '../../supabase/local/start-backend';
import { findUnhealthyParts } from '../lib/health';
import { MEDIA_FILES } from '../lib/media/stored-files';
import { rejectOnAbort } from '../lib/reject-on-abort';
import { HEALTH_LIMIT_MS } from '../lib/time-limits';
import { OperatorError } from '../lib/operator-error';
import { findHostedOutage, HOSTED_OUTAGES, type HostedOutage } from './deploy/hosted-outage';
import { refuseNewerSchema } from './deploy/hosted-schema';
import { clientAddress } from './http/client-address';
import type { SiteBackend } from './site-app';
import { type HostedProject, isPublic, type SiteOptions } from './site-options';

type ConnectOptions = BackendOptions & Pick<SiteOptions, 'hosted' | 'host' | 'trustsProxy' | 'alarmTo'>;

export interface ConnectedBackend {
  /** Null in front of a hosted project. */
  own: Backend | null;
  site: SiteBackend;
  outage: HostedOutage | null;
  /** Null where no mail can be sent. */
  alarm: Alarm | null;
}

/** Connects to the hosted project, or else starts the backend on this machine, which the caller must stop. */
export async function connectBackend(options: ConnectOptions, siteUrl: string): Promise<ConnectedBackend> {
  if (options.hosted) {
    const outage = await findHostedOutage(options.hosted);
    // Waiting does not mend a wrong key. Every other outage may end by itself.
    if (outage === 'key') throw new OperatorError(HOSTED_OUTAGES.key);
    if (outage === null) await refuseNewerSchema(options.hosted, options.onProgress ?? (() => undefined));
    const { mailServer, alarmTo } = options;
    const alarm = mailServer && alarmTo !== undefined ? await createAlarm(mailServer, alarmTo) : null;
    return { own: null, site: hostedBackend(options.hosted, options), outage, alarm };
  }
  const own = await startBackend({ ...options, siteUrl, isPublic: isPublic(options) });
  return { own, site: ownBackend(own, options), outage: null, alarm: own };
}

/** The site's view of the backend in this process: same origin, reads without the network. */
function ownBackend(backend: Backend, { trustsProxy }: Pick<SiteOptions, 'trustsProxy'>): SiteBackend {
  return {
    config: { apiUrl: '', publishableKey: backend.publishableKey },
    api: (request, peerAddress, requestId) =>
      backend.fetch(request, clientAddress(request, peerAddress, trustsProxy), requestId),
    // Without a network in between, an aborted request stops waiting here, although the backend goes on.
    fetch: (input, init) => rejectOnAbort(backend.fetch(new Request(input, init)), init?.signal),
    findUnhealthyParts: backend.findUnhealthyParts,
  };
}

/** A hosted Supabase project, which browsers and pages reach over the network. Its public files have addresses of the site. */
function hostedBackend(
  project: HostedProject,
  { dataDir, describeSystem }: Pick<ConnectOptions, 'dataDir' | 'describeSystem'>,
): SiteBackend {
  const { url, publishableKey, signIn } = project;
  let outage: HostedOutage | null = null;
  return {
    config: { apiUrl: url, publishableKey, ...(signIn && { signIn }) },
    api: serveInFront(project, { folder: path.join(dataDir, 'renditions'), describeSystem }),
    findUnhealthyParts: () =>
      findUnhealthyParts({
        database: async () => {
          outage = await findHostedOutage(project);
          return outage === null;
        },
        // This file does not exist; a healthy storage says so.
        storage: async () => {
          const signal = AbortSignal.timeout(HEALTH_LIMIT_MS);
          const headers = { apikey: publishableKey };
          const file = `${url}${MEDIA_FILES}healthz`;
          return (await fetch(file, { headers, signal })).status < 500;
        },
      }),
    readOutage: () => outage,
  };
}
