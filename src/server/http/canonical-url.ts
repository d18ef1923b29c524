import { createMiddleware } from 'hono/factory';

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
