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
    behaviour: 'An attacker fills the cache with pages of invented searches for award holders.',
    change: { find: 'if (hasFreeText(params)) return null;', put: 'void hasFreeText;' },
    ask: ['unit/server/cache/response-cache.test.ts'],
  },
  {
    behaviour: 'An undone change in the back office is not seen on the site at once.',
    change: { find: '(?:restore|undo)_/', put: 'restore_/' },
    ask: ['unit/server/cache/invalidate-on-write.test.ts'],
  },
  {
    behaviour: 'A page that was being rendered before a publish replaces the newer one in the cache.',
    change: { find: 'if (rendering.get(key) !== run) return;', put: '' },
    ask: ['unit/server/cache/response-cache.test.ts'],
  },
  {
    behaviour:
      'While the database is away the last rendering is sent for a minute and a half and not for a day.',
    change: { find: 'const MAX_STALE_MS = 24 * 60 * 60 * 1000;', put: 'const MAX_STALE_MS = 24 * 60 * 60;' },
    ask: ['unit/server/cache/response-cache.test.ts'],
  },
  {
    behaviour:
      'A revalidated page keeps the policy of an earlier version, which refuses the styles of the new one.',
    change: {
      find: "[...RETAINED_304_HEADERS, 'age', 'content-security-policy']",
      put: "[...RETAINED_304_HEADERS, 'age']",
    },
    ask: ['unit/server/cache/cached-site.test.ts'],
  },
  {
    behaviour: 'Old browsers let another site frame the pages.',
    change: { find: "'x-frame-options': isPreview(pathname) ? 'SAMEORIGIN' : 'DENY',", put: '' },
    ask: ['unit/server/http/site-app.test.ts'],
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
    behaviour: 'An address with capitals loses its query on the way to the canonical one.',
    change: { find: 'location: path + search,', put: 'location: path,' },
    ask: ['unit/server/http/canonical-url.test.ts'],
  },
  {
    behaviour: 'A monitor behind a proxy reads an old “ok” while the site is down.',
    change: { find: "text ? 503 : 200, { 'cache-control': NOT_STORED }", put: 'text ? 503 : 200' },
    ask: ['unit/server/http/site-app.test.ts'],
  },
  {
    behaviour: 'During an outage search engines are not told to come back, and drop the pages.',
    change: {
      find: "export const UNAVAILABLE = { 'cache-control': NOT_STORED, 'retry-after': '30' };",
      put: "export const UNAVAILABLE = { 'cache-control': NOT_STORED };",
    },
    ask: ['unit/server/cache/cached-site.test.ts'],
  },
  {
    behaviour: 'Browsers remember the redirect of a renamed event for ever, also after its name is back.',
    change: {
      find: "location: result.redirect, 'cache-control': REVALIDATED",
      put: 'location: result.redirect',
    },
    ask: ['unit/server/cache/cached-site.test.ts'],
  },
  {
    behaviour: 'An error of the server is answered with 500 and written down nowhere.',
    change: {
      find: 'if (!isClientGone(error)) onError(error, context.req.raw, context.var.requestId);',
      put: 'void isClientGone;',
    },
    ask: ['unit/server/http/site-app.test.ts'],
  },
  {
    behaviour: 'A client that posts to a page is not told which methods are allowed.',
    change: { find: "405, { allow: 'GET, HEAD' }", put: '405' },
    ask: ['unit/server/http/site-app.test.ts'],
  },
  {
    behaviour: 'On a file host, an uploaded SVG or HTML file may run scripts.',
    change: { find: "['/storage/*', { 'content-security-policy': MEDIA_POLICY }],", put: '' },
    ask: ['unit/server/static-site/static-hosts.test.ts'],
  },
];
