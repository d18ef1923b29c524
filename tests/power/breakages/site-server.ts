import type { Breakage } from '../breakage';

export const SITE_SERVER_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'A second setup of a box overwrites what the webmaster changed by hand.',
    change: { find: "state === 'missing' || state === 'outdated'", put: "state !== 'same'" },
    ask: ['unit/server/box/owned-file.test.ts', 'unit/server/box/set-up-box.test.ts'],
  },
  {
    behaviour: 'The setup of a box shows the password of the mail server in the terminal.',
    change: {
      find: "return hideSecrets([...lines, ...commands].join('\\n'));",
      put: "return [...lines, ...commands].join('\\n');",
    },
    ask: ['unit/server/box/set-up-box.test.ts'],
  },
  {
    behaviour: 'nginx refuses a bulletin of 20 MB.',
    change: {
      find: "maxBytes('application/pdf') / MEBIBYTE + 1",
      put: "maxBytes('image/png') / MEBIBYTE + 1",
    },
    ask: ['unit/server/box/templates.test.ts'],
  },
  {
    behaviour: 'A restore on a box that fails leaves the site without its data.',
    change: { find: 'await moveData(former, dataDir);', put: '' },
    ask: ['unit/server/box/run-on-box.test.ts'],
  },
  {
    behaviour: 'A rehearsed restore leaves a copy of everybody’s data on the disk.',
    change: {
      find: 'return rehearsal; } finally { await rm(folder, { recursive: true, force: true });',
      put: 'return rehearsal; } finally {',
    },
    ask: ['database/server/box.test.ts'],
  },
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
    ask: ['unit/server/canonical-url.test.ts'],
  },
  {
    behaviour: 'A monitor behind a proxy reads an old “ok” while the site is down.',
    change: {
      find: "lines.length > 0 ? 503 : 200, { 'cache-control': NOT_STORED }",
      put: 'lines.length > 0 ? 503 : 200',
    },
    ask: ['unit/server/site-app.test.ts'],
  },
  {
    behaviour: 'An error of the server is answered with 500 and written down nowhere.',
    change: {
      find: 'if (!isClientGone(error, request)) report(error, request, requestId);',
      put: 'void isClientGone;',
    },
    ask: ['unit/server/site-app.test.ts'],
  },
  {
    behaviour: 'A stranger’s wrong requests are counted as errors of the server.',
    change: { find: '(status !== null && status < FIRST_FAILURE && !isLabelled)', put: 'isLabelled' },
    ask: ['unit/server/console-noise.test.ts'],
  },
  {
    behaviour: 'Pages that a draft leads to learn the address that shows it.',
    change: { find: "  'referrer-policy': 'no-referrer',\n", put: '' },
    ask: ['unit/server/draft-links.test.ts'],
  },
  {
    behaviour: 'A draft that was shown by link is cached, and seen after the link was revoked.',
    change: {
      find: 'const NEVER_CACHED: readonly string[] = [paths.preview, paths.draft, paths.search];',
      put: 'const NEVER_CACHED: readonly string[] = [paths.preview, paths.search];',
    },
    ask: ['unit/server/cache/cached-site.test.ts', 'unit/server/draft-links.test.ts'],
  },
  {
    behaviour: 'Links to drafts are guessed as often as the server can answer.',
    change: { find: 'if (!(await isWrong(context.res, isPage))) forgive();', put: 'forgive();' },
    ask: ['unit/server/draft-links.test.ts'],
  },
];
