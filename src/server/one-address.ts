import { createMiddleware } from 'hono/factory';

/** Leads addresses that end in a slash to the one without, under which each page is known. */
export function oneAddress() {
  return createMiddleware(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname === '/' || !pathname.endsWith('/')) return next();
    // Two slashes at the start would lead to another host.
    const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
    return context.body(null, 301, { location: path + search, 'cache-control': 'no-cache' });
  });
}
