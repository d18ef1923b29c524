import { createMiddleware } from 'hono/factory';

/** Redirects addresses with a slash too many or with capitals to the page's canonical one; what is encoded stays as it is. */
export function canonicalUrl() {
  return createMiddleware(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // Of two slashes at the start the second would begin a host.
    const path = `/${pathname.split('/').filter(Boolean).map(toLower).join('/')}`;
    if (path === pathname) return next();
    return context.body(null, 301, { location: path + search, 'cache-control': 'no-cache' });
  });
}

function toLower(part: string): string {
  return part.includes('%') ? part : part.toLowerCase();
}
