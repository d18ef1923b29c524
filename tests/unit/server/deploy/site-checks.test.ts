import { afterEach, expect, it } from 'vitest';
import { formatFinding } from '../../../../src/server/deploy/finding';
import { checkSite } from '../../../../src/server/deploy/site-checks';
import { listen, type Listener } from '../../../../src/server/http/listen';

const PROJECT = { url: 'https://abcdefghijklmnopqrst.supabase.co', publishableKey: 'sb_publishable_abc' };
const HEADERS = {
  'content-security-policy': "default-src 'self'; script-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'public, no-cache',
};

let listener: Listener | undefined;
afterEach(() => listener?.close());

interface Served {
  /** Replaces a part of the home page. */
  page?: readonly [RegExp | string, string];
  headers?: Record<string, string>;
  status?: number;
  scriptCaching?: string;
  health?: Response;
}

/** Serves a small site and returns what the check says about it, a line for each finding. */
async function checkServed(served: Served = {}): Promise<string> {
  listener = await listen((request) => Promise.resolve(answer(new URL(request.url), served)), {
    port: 0,
    host: '127.0.0.1',
  });
  return (await checkSite(listener.url, PROJECT)).map(formatFinding).join('\n');
}

function answer({ pathname, origin }: URL, served: Served): Response {
  const { page = ['', ''], headers, status = 200, health } = served;
  const caching = served.scriptCaching ?? 'public, max-age=31536000, immutable';
  if (pathname === '/healthz') return health ?? new Response('ok\nversion 1.4.0');
  if (pathname === '/assets/a.js') return new Response('', { headers: { 'cache-control': caching } });
  const config = JSON.stringify({ apiUrl: PROJECT.url, publishableKey: PROJECT.publishableKey });
  const link = `<link data-page rel="canonical" href="${origin}/"/>`;
  const html = `${link}<script type="module" src="/assets/a.js"></script>${config}`;
  return new Response(html.replace(...page), { status, headers: { ...HEADERS, ...headers } });
}

it('finds one thing missing at a site on this machine: encryption', async () => {
  const lines = (await checkServed()).split('\n');
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual(['✗ Site https ile açılmıyor.']);
  expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(6);
});

const REDIRECT = { status: 301, headers: { location: 'https://www.d.example/' } };
const FULL = new Response('disk almost full\n', { status: 503 });
const POLICY = 'content-security-policy';

it.each<[string, Served]>([
  ['✗ Site 500 yanıtını veriyor', { status: 500 }],
  ['✗ Site başka bir adrese yönlendiriyor: https://www.d.example/', REDIRECT],
  ['✗ Sunucu iyi değil: disk almost full', { health: FULL }],
  ['– Sağlık adresi (/healthz) yok.', { health: new Response('', { status: 404 }) }],
  ['adreslerini http://10.0.0.1/ olarak söylüyor.', { page: [/href="[^"]*"/, 'href="http://10.0.0.1/"'] }],
  ['✗ Site başka bir veri kaynağını', { page: [PROJECT.url, 'https://other.supabase.co'] }],
  [`✗ Şu güvenlik başlıkları eksik: ${POLICY}`, { headers: { [POLICY]: '' } }],
  ['✗ Betikler tarayıcılarda saklanmıyor', { scriptCaching: 'no-store' }],
])('sees at a site: %s', async (sentence, served) => {
  expect(await checkServed(served)).toContain(sentence);
});

it('says when nobody answers, and when no address was given', async () => {
  expect((await checkSite('http://127.0.0.1:9', PROJECT)).map(formatFinding)).toEqual([
    expect.stringContaining('✗ Site açılmıyor: http://127.0.0.1:9'),
  ]);
  expect((await checkSite(undefined, PROJECT)).map(formatFinding)).toEqual([
    '– Sitenin kendisine bakılamadı: SITE_URL verilmedi.',
  ]);
});
