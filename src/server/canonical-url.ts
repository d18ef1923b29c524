import { createMiddleware } from 'hono/factory';
import { NOT_STORED } from './cache/cached-response';

/** Monitors ask by whatever name they know. */
const ANY_HOST = '/healthz';
const NO_STORE = { 'cache-control': NOT_STORED };

/** Redirects addresses with extra slashes or capitals to the canonical URL. Percent-encoded parts stay as they are. */
export function canonicalUrl() {
  return createMiddleware(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // A location that starts with two slashes would name another host.
    const path = `/${pathname.split('/').filter(Boolean).map(toLower).join('/')}`;
    if (path === pathname) return next();
    return context.body(null, 301, { location: path + search, 'cache-control': 'no-cache' });
  });
}

function toLower(part: string): string {
  return part.includes('%') ? part : part.toLowerCase();
}

/**
 * Leads every other host's readers to `siteUrl` and refuses everything else there with 421, so that a forged `Host` is neither in a
 * page's links nor in the cache. A proxy that does not pass `Host` on calls by one of `ownHosts`.
 */
export function oneHost(siteUrl: string, ownHosts: readonly string[]) {
  const hosts = new Set([new URL(siteUrl).host, ...ownHosts]);
  return createMiddleware(async (context, next) => {
    const { host, pathname, search } = new URL(context.req.url);
    if (hosts.has(host) || pathname === ANY_HOST) return next();
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return context.text('Misdirected request', 421, NO_STORE);
    // Two slashes in front would name another host.
    const location = new URL(pathname.replace(/^\/+/, '/') + search, siteUrl).href;
    return context.body(null, 301, { location, ...NO_STORE });
  });
}
