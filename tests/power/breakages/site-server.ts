import type { Breakage } from '../breakage';

export const SITE_SERVER_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'A visitor over HTTPS gets the cached page of one over HTTP, without the headers for HTTPS.',
    change: {
      find: 'const kind = `${encoding} ${scheme} ${place}`;',
      put: 'const kind = `${encoding} ${place}`;',
    },
    ask: ['unit/server/cache/cached-site.test.ts'],
  },
  {
    behaviour: 'A page that was being rendered before a publish replaces the newer one in the cache.',
    change: { find: 'if (rendering.get(key) !== run) return;', put: '' },
    ask: ['unit/server/cache/response-cache.test.ts'],
  },
  {
    behaviour: 'An attacker behind the proxy invents a new address for each wrong password.',
    change: { find: "split(',').at(-1)?.trim()", put: "split(',').at(0)?.trim()" },
    ask: ['unit/server/http/client-address.test.ts'],
  },
  {
    behaviour: 'A forged host and two slashes lead a reader to an attacker’s site.',
    change: {
      find: String.raw`pathname.replace(/^\/+/, '/') + search, siteUrl`,
      put: 'pathname + search, siteUrl',
    },
    ask: ['unit/server/http/canonical-url.test.ts'],
  },
  {
    behaviour: 'A monitor behind a proxy reads an old “ok” while the site is down.',
    change: { find: "text ? 503 : 200, { 'cache-control': NOT_STORED }", put: 'text ? 503 : 200' },
    ask: ['unit/server/http/site-app.test.ts'],
  },
  {
    behaviour: 'An error of the server is answered with 500 and written down nowhere.',
    change: {
      find: 'if (!isClientGone(error)) onError(error, context.req.raw, context.var.requestId);',
      put: 'void isClientGone;',
    },
    ask: ['unit/server/http/site-app.test.ts'],
  },
];
