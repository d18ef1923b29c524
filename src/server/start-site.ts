import path from 'node:path';
import getPort from 'get-port';
import type { Backend } from '../../supabase/local/start-backend';
import { createPublicDatabase } from '../lib/database/public-database';
import { isUnavailable } from '../lib/database/read-rows';
import { VERSION_LIMIT_MS } from '../lib/time-limits';
import { findCurrentBuild, listOtherBuilds } from './build/builds';
import { CacheVersion, readCacheVersion } from './cache/cache-version';
import { warnAboutProxy } from './http/client-address';
import type { HostedOutage } from './deploy/hosted-outage';
import { listen, type Listener, tryAddress } from './http/listen';
import { createSiteApp, type SiteAppOptions, type SiteBackend } from './site-app';
import { loadStaticFiles, type StaticFiles } from './http/static-files';
import { reportOutages, OutageLog } from './outage-log';
import { createBuiltRenderer, refuseIncompleteBuild } from './render/built-renderer';
import type { DevelopmentServer } from './render/development-server';
import { connectBackend } from './site-backend';
import type { SiteOptions } from './site-options';
import { removeStatus, type ServerStatus, writeStatus } from './status-file';

export interface StartSiteOptions extends Omit<SiteOptions, 'hasSecureSubdomains'> {
  hasSecureSubdomains?: boolean;
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
}

export interface RunningSite {
  url: string;
  /** Absent when the site runs against a hosted project. */
  status?: ServerStatus;
  /** Why a hosted project gave no rows when the server started. */
  outage?: HostedOutage | null;
  stop: () => Promise<void>;
}

/** The cache keeps a page for each encoding. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };

/** Starts site, back office and API on one origin and writes the data folder's status file. */
export async function startSite(options: StartSiteOptions): Promise<RunningSite> {
  const { dataDir, host, socket, development } = options;
  const port = options.port === 0 ? await getPort() : options.port;
  if (socket === undefined) await tryAddress({ port, host });
  // The real folder, so that this server keeps its build when another takes its place.
  const buildDir = options.distDir ?? (await findCurrentBuild());
  if (!development) refuseIncompleteBuild(buildDir);
  const siteUrl = options.siteUrl ?? `http://${host}:${port}`;
  const { own, site, outage } = await connectBackend(options, siteUrl);
  const warn = options.onProgress ?? (() => undefined);
  let listener: Listener | null = null;
  const stop = async () => {
    if (own) await removeStatus(dataDir);
    await listener?.close();
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
      backend: reportOutages(site, outages),
      renderer: development ?? (await createBuiltRenderer(buildDir)),
      staticFiles: development ? undefined : await loadBuiltFiles(buildDir),
      siteUrl: options.siteUrl,
      hasSecureSubdomains: options.hasSecureSubdomains,
      ownHosts: [host, 'localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
      trustsProxy: options.trustsProxy,
      cache: development
        ? undefined
        : { version: new CacheVersion(createVersionReader(site, siteUrl, outages)) },
      onError,
    });
    const app = own && !options.trustsProxy ? warnAboutProxy(siteApp, warn) : siteApp;
    // The first request loads modules and connections. The server makes it itself, so that no visitor waits for it.
    const visit = async (pathname: string, headers: HeadersInit) =>
      (await app(new Request(new URL(pathname, siteUrl), { headers }), '')).text();
    const home = own && !development ? await visit('/', {}) : '';
    listener = await listen(app, { port, host, socket, createMiddleware: development?.createMiddleware });
    if (!own) return { url: listener.url, outage, stop };
    const status = describeStatus(listener.url, own);
    await writeStatus(dataDir, status);
    for (const pathname of linksOfMenu(home)) await visit(pathname, AS_BROWSERS);
    return { url: listener.url, status, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
