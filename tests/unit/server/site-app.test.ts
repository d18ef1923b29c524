import { createHash } from 'node:crypto';
import { APPEARANCE_SCRIPT } from '../../../src/lib/appearance';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Part } from '../../../src/lib/health';
import type { RenderResult } from '../../../src/lib/render-contract';
import { VERSION } from '../../../src/lib/version';
import { createStubSite, PAGE, SCRIPT, useStaticFiles } from './stub-site';

const staticFiles = useStaticFiles();
const createSite = (parts: Parameters<typeof createStubSite>[0] = {}) =>
  createStubSite({ staticFiles, ...parts });
const siteOf = (page: Partial<RenderResult>) =>
  createSite({ render: () => Promise.resolve({ ...PAGE, ...page }) });

test('a page is one complete document with its head, markup and state', async () => {
  const response = await createSite().get('/duyurular');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(
    `<head><title>$&</title><link></head><div>${PAGE.html}</div><script type="application/json" id="app-state">{"a":1}</script>`,
  );
});

test('a page is compressed in the encoding that the browser prefers', async () => {
  const { get } = createSite();
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toContain(PAGE.html);
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toContain(PAGE.html);
  expect((await get('/')).headers.get('content-encoding')).toBeNull();
});

test('a page that cannot be rendered gets an error page, and the reason is logged', async () => {
  const reason = new Error('broken');
  const { get, errors } = createSite({ render: () => Promise.reject(reason) });
  const response = await get('/');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Sayfa şu anda gösterilemiyor');
  expect(errors).toEqual([reason]);
});

test('a client that leaves during an upload is not logged, other broken connections are', async () => {
  for (const [message, isLogged] of [
    ['aborted', false],
    ['read ECONNRESET', true],
  ] as const) {
    const failure = Object.assign(new Error(message), { code: 'ECONNRESET' });
    const { get, errors } = createSite({ backend: { api: () => Promise.reject(failure) } });
    await get('/storage/v1/object/media/events/a.webp', {}, 'POST');
    expect(errors).toEqual(isLogged ? [failure] : []);
  }
});

test('a visitor who leaves while the page is rendered is not logged', async () => {
  const leaving = new AbortController();
  const { site, errors } = createSite({
    render: ({ signal }) => {
      leaving.abort();
      return Promise.reject(signal?.reason as Error);
    },
  });
  await site(new Request('http://dernek.example/', { signal: leaving.signal }), '198.51.100.7');
  expect(errors).toEqual([]);
});

test('public pages may run the one inline script about their appearance, the back office none', async () => {
  const { get } = createSite();
  const hash = createHash('sha256').update(APPEARANCE_SCRIPT).digest('base64');
  for (const [page, inline] of [
    ['/', ` 'sha256-${hash}'`],
    ['/admin/duyurular', ''],
    ['/giris', ''],
  ] as const) {
    const { headers } = await get(page);
    expect(headers.get('content-security-policy')).toContain(
      `default-src 'self'; script-src 'self'${inline};`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  }
});

test.each([
  ...['/', '/onizleme/x', '/admin/duyurular'].map((path) => [path, "'none'", 'DENY'] as const),
  ['/onizleme', "'self'", 'SAMEORIGIN'] as const,
])('%s may be framed by %s', async (path, ancestors, options) => {
  const { headers } = await createSite().get(path);
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`);
  expect(headers.get('x-frame-options')).toBe(options);
});

test('hashed files are immutable and sent from their compressed copies', async () => {
  const { get } = createSite();
  const response = await get(SCRIPT.path, { 'accept-encoding': 'br' });
  const { headers } = response;
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toMatch(/javascript/);
  expect(headers.get('content-security-policy')).toBeNull();
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(SCRIPT.text);
  expect(await (await get(SCRIPT.path)).text()).toBe(SCRIPT.text);
});

test('files of an earlier build are 404, and the build’s own metadata is not served', async () => {
  const { get } = siteOf({ status: 404, html: 'page' });
  expect((await get('/assets/app-old.js')).headers.get('content-type')).toMatch(/text\/plain/);
  expect((await get('/.vite/manifest.json')).status).toBe(404);
  expect((await get('/assets/..%2f.vite/manifest.json')).status).toBe(404);
});

test('healthz is 200 while all parts are healthy, and names the unhealthy ones and the version', async () => {
  const well = await createSite().get('/healthz');
  expect([well.status, await well.text()]).toEqual([200, `ok\nversion ${VERSION}`]);
  expect(well.headers.get('cache-control')).toBe('no-store');
  const findUnhealthyParts = () => Promise.resolve<Part[]>(['database', 'disk']);
  const ill = await createSite({ backend: { findUnhealthyParts } }).get('/healthz');
  expect([ill.status, await ill.text()]).toEqual([
    503,
    `database unavailable\ndisk almost full\nversion ${VERSION}`,
  ]);
});

test('browsers are told to use HTTPS for the site alone, and for every subdomain only where the operator says so', async () => {
  const demand = async (parts: Parameters<typeof createSite>[0]) => {
    const { headers } = await createSite(parts).get('/', { 'x-forwarded-proto': 'https' });
    return headers.get('strict-transport-security');
  };
  expect(await demand({})).toBe('max-age=31536000');
  expect(await demand({ hasSecureSubdomains: true })).toBe('max-age=31536000; includeSubDomains');
});

test.each(['/%00', '/duyurular/etkinlikler/x%00y.ics', '/a%0D%0Ab', '/a%7f'])(
  '%s, with a control character, is a bad request that reaches neither the renderer nor the log',
  async (target) => {
    const render = vi.fn(() => Promise.resolve(PAGE));
    const { get, errors } = createSite({ render });
    expect((await get(target)).status).toBe(400);
    expect(render).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  },
);
