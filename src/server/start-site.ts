import path from 'node:path';
import getPort from 'get-port';
import { usedShare } from '../../supabase/local/disk';
import type { Backend } from '../../supabase/local/start-backend';
import { createPublicDatabase } from '../lib/database/public-database';
import { isUnavailable } from '../lib/database/read-rows';
import { VERSION_LIMIT_MS } from '../lib/time-limits';
import { findCurrentBuild, listOtherBuilds } from './build/builds';
import { readNewestArchive } from './watch/facts';
import { CacheVersion, readCacheVersion } from './cache/cache-version';
import { warnAboutProxy } from './http/client-address';
import type { HostedOutage } from './deploy/hosted-outage';
import { listen, type Listener, type SiteFetch, tryAddress } from './http/listen';
import { createSiteApp, type SiteAppOptions, type SiteBackend } from './site-app';
import { loadStaticFiles, type StaticFiles } from './http/static-files';
import { OutageLog, reportFailures } from './outage-log';
import { createBuiltRenderer, refuseIncompleteBuild } from './render/built-renderer';
import type { DevelopmentServer } from './render/development-server';
import { connectBackend } from './site-backend';
import { isPublic, type SiteOptions } from './site-options';
import {
  answerMetrics,
  createMetrics,
  type MetricSources,
  type Metrics,
  serveMetrics,
} from './watch/metrics';
import { SystemWatch } from './watch/system-watch';
import { removeStatus, type ServerStatus, writeStatus } from './status-file';

export interface StartSiteOptions
  extends
    Omit<SiteOptions, 'hasSecureSubdomains' | 'metricsPort' | 'metricsToken'>,
    Partial<Pick<SiteOptions, 'hasSecureSubdomains' | 'metricsPort' | 'metricsToken'>> {
  /** The descriptor of a socket that listens already at this host and port. */
  socket?: number | undefined;
  /** The folder of the finished build; the newest build by default. */
  distDir?: string;
  /** Renders from the sources in place of the build, in development. */
  development?: DevelopmentServer;
  onProgress?: (sentence: string) => void;
  /** Called with each line of the security log. */
  onSecurityEvent?: (line: string) => void;
  onError?: (error: unknown, request: Request, requestId: string) => void;
  /** Called with a sentence when the database goes away, and when it is back. */
  onOutage?: (sentence: string) => void;
  /** Called with a sentence about the disk, for the log. */
  onWarning?: (sentence: string) => void;
  /** Called with a sentence about work that failed after its response was sent. */
  onFailure?: (sentence: string) => void;
}

export interface RunningSite {
  url: string;
  /** Absent when the site runs against a hosted project. */
  status?: ServerStatus;
  /** Why a hosted project gave no rows when the server started. */
  outage?: HostedOutage | null;
  stop: () => Promise<void>;
}

/** Gives the headers by which the cache tells pages apart: browsers' encoding, and the scheme that a proxy names. */
function browserHeaders(siteUrl: string): HeadersInit {
  return {
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-proto': new URL(siteUrl).protocol.slice(0, -1),
  };
}

/** Starts site, back office and API on one origin and writes the data folder's status file. */
export async function startSite(options: StartSiteOptions): Promise<RunningSite> {
  const { dataDir, host, socket, development } = options;
  const port = options.port === 0 ? await getPort() : options.port;
  if (socket === undefined) await tryAddress({ port, host });
  // The real folder, so that this server keeps its build when another takes its place.
  const buildDir = options.distDir ?? (await findCurrentBuild());
  if (!development) refuseIncompleteBuild(buildDir);
  const siteUrl = options.siteUrl ?? `http://${host}:${port}`;
  const watch = createWatch(options, siteUrl);
  const hasMetrics = options.metricsPort !== undefined || options.metricsToken !== undefined;
  const sources: { own: Backend | null } = { own: null };
  const metrics = hasMetrics ? createMetrics(readSources(dataDir, () => sources.own)) : undefined;
  const { own, site, outage, alarm } = await connectBackend(
    {
      ...options,
      onDatabaseWait: metrics?.observeDatabaseWait,
      describeSystem: async ({ unsent }) => ({ warnings: await watch.readWarnings(unsent) }),
    },
    siteUrl,
  );
  sources.own = own;
  const warn = options.onProgress ?? (() => undefined);
  let listener: Listener | null = null;
  let metricsListener: Listener | null = null;
  let stopWatching: (() => void) | null = null;
  const stop = async () => {
    if (own) await removeStatus(dataDir);
    stopWatching?.();
    await listener?.close();
    await metricsListener?.close();
    await development?.stop();
    await own?.stop();
  };
  try {
    const outages = new OutageLog(site.findUnhealthyParts, options.onOutage ?? (() => undefined));
    const onError: SiteAppOptions['onError'] = (error, request, requestId) => {
      if (isUnavailable(error)) outages.reportFailure();
      else options.onError?.(error, request, requestId);
    };
    const siteApp = createSiteApp({
      backend: reportFailures(site, outages, onError),
      renderer: development ?? (await createBuiltRenderer(buildDir)),
      staticFiles: development ? undefined : await loadBuiltFiles(buildDir),
      siteUrl: options.siteUrl,
      hasSecureSubdomains: options.hasSecureSubdomains,
      ownHosts: [host, 'localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
      trustsProxy: options.trustsProxy,
      cache: development
        ? undefined
        : {
            version: new CacheVersion(createVersionReader(site, siteUrl, outages)),
            onResult: metrics?.countCached,
          },
      onError,
    });
    const unmeasured = own && !options.trustsProxy ? warnAboutProxy(siteApp, warn) : siteApp;
    const app = metrics ? withMetrics(unmeasured, metrics, options.metricsToken) : unmeasured;
    // The first request loads modules and connections. The server makes it itself, so that no visitor waits for it.
    const visit = async (pathname: string, headers: HeadersInit) =>
      (await app(new Request(new URL(pathname, siteUrl), { headers }), '')).text();
    const home = development || outage ? '' : await visit('/', {});
    listener = await listen(app, { port, host, socket, createMiddleware: development?.createMiddleware });
    if (metrics && options.metricsPort !== undefined) {
      const place = { port: options.metricsPort, host: '127.0.0.1', variable: 'METRICS_PORT' };
      metricsListener = await listen(answerMetrics(metrics), place);
    }
    stopWatching = watch.start(alarm, (error) =>
      (options.onFailure ?? warn)(`Sunucunun durumuna bakılamadı: ${String(error)}`),
    );
    const status = own ? describeStatus(listener.url, own) : undefined;
    if (status) await writeStatus(dataDir, status);
    for (const pathname of linksOfMenu(home)) await visit(pathname, browserHeaders(siteUrl));
    return { url: listener.url, outage, stop, ...(status && { status }) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createWatch({ dataDir, ...options }: StartSiteOptions, siteUrl: string): SystemWatch {
  const onWarning = options.onWarning ?? options.onProgress ?? (() => undefined);
  const where = { isPublic: isPublic(options), isHosted: options.hosted !== undefined };
  return new SystemWatch({ dataDir, env: process.env, siteUrl, ...where, onWarning });
}

function withMetrics(site: SiteFetch, metrics: Metrics, token: string | undefined): SiteFetch {
  const measured = metrics.measure(site);
  return token === undefined ? measured : serveMetrics(measured, metrics, token);
}

function readSources(dataDir: string, readBackend: () => Backend | null): MetricSources {
  return {
    diskShare: () => usedShare(dataDir),
    backupAge: async () => {
      const newest = await readNewestArchive(dataDir);
      return newest ? (Date.now() - newest.at.getTime()) / 1000 : Infinity;
    },
    mails: async () => {
      const { waiting = 0, unsent = null } = (await readBackend()?.readMails()) ?? {};
      return { waiting, unsent: unsent?.total ?? 0 };
    },
  };
}

async function loadBuiltFiles(buildDir: string): Promise<StaticFiles> {
  const clientOf = (build: string) => path.join(build, 'client');
  return loadStaticFiles(clientOf(buildDir), (await listOtherBuilds(buildDir)).map(clientOf));
}

/** The pages of the menu, which the cache then has if the database goes away a moment later. */
function linksOfMenu(html: string): Set<string> {
  const [menu = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  return new Set([...menu.matchAll(/href="(\/[^"#?]*)"/g)].map(([, pathname = '/']) => pathname));
}

/** Reads the cache version within VERSION_LIMIT_MS. After that, visitors get the last rendering. */
function createVersionReader(
  { config, fetch }: SiteBackend,
  origin: string,
  outages: OutageLog,
): () => Promise<string> {
  const options = { config, origin, timeoutMs: VERSION_LIMIT_MS, ...(fetch && { fetch }) };
  const database = createPublicDatabase(options);
  return () =>
    readCacheVersion(database).catch((error: unknown) => {
      if (isUnavailable(error)) outages.reportFailure();
      throw error;
    });
}

function describeStatus(url: string, backend: Backend): ServerStatus {
  const { firstAdministrator: administrator } = backend;
  return {
    API_URL: url,
    ANON_KEY: backend.publishableKey,
    SERVICE_ROLE_KEY: backend.secretKey,
    DB_URL: backend.databaseUrl,
    ...(administrator && { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
  };
}
