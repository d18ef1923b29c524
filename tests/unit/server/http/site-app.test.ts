import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../../../src/server/build/precompress';
import type { Renderer } from '../../../../src/server/render/render-page';
import { createSiteApp, type SiteBackend } from '../../../../src/server/http/site-app';
import { loadStaticFiles, type StaticFiles } from '../../../../src/server/http/static-files';

const SCRIPT = `export const text = '${'duyuru '.repeat(400)}';`;
const LONG_BODY = '<p>Duyuru</p>'.repeat(200);

let clientDir: string;
let staticFiles: StaticFiles;

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(clientDir, 'assets'));
  await mkdir(path.join(clientDir, '.vite'));
  await writeFile(path.join(clientDir, 'assets/app-abc123.js'), SCRIPT);
  await writeFile(path.join(clientDir, '.vite/manifest.json'), '{}');
  await writeFile(path.join(clientDir, 'robots.txt'), 'User-agent: *');
  await precompress(clientDir);
  staticFiles = await loadStaticFiles(clientDir);
});
afterAll(() => rm(clientDir, { recursive: true, force: true }));

interface SiteParts {
  render?: Renderer['render'];
  backend?: Partial<SiteBackend>;
}

function createSite({ render, backend }: SiteParts = {}) {
  const errors: unknown[] = [];
  const site = createSiteApp({
    backend: {
      config: { apiUrl: '', publishableKey: 'key' },
      api: () => new Response(null, { status: 404 }),
      findUnhealthyParts: () => Promise.resolve([]),
      ...backend,
    },
    renderer: {
      template: () =>
        Promise.resolve('<head><!--app-head--></head><div><!--app-html--></div><!--app-state-->'),
      render:
        render ??
        (() =>
          Promise.resolve({
            status: 200,
            html: LONG_BODY,
            head: '<title>$&</title>',
            assets: '<link>',
            state: '{"a":1}',
          })),
    },
    staticFiles,
    onError: (error) => errors.push(error),
  });
  const get = async (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    site(new Request(`http://dernek.example${target}`, { headers, method }), '198.51.100.7');
  return { get, errors };
}

test('a page is one complete document with its head, markup and state', async () => {
  const response = await createSite().get('/duyurular');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(
    `<head><title>$&</title><link></head><div>${LONG_BODY}</div><script type="application/json" id="app-state">{"a":1}</script>`,
  );
});

test('a page is compressed in the encoding that the browser prefers', async () => {
  const { get } = createSite();
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toContain(LONG_BODY);
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toContain(LONG_BODY);
  expect((await get('/')).headers.get('content-encoding')).toBeNull();
});

test('an unchanged page is revalidated without being sent again', async () => {
  const { get } = createSite();
  const first = await get('/');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const second = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

test('status and redirects come from the page', async () => {
  const missing = createSite({
    render: () => Promise.resolve({ status: 404, html: '', head: '', assets: '', state: '{}' }),
  });
  expect((await missing.get('/yok')).status).toBe(404);
  const moved = createSite({
    render: () =>
      Promise.resolve({
        status: 302,
        redirect: '/kurumsal/hakkimizda',
        html: '',
        head: '',
        assets: '',
        state: '',
      }),
  });
  const response = await moved.get('/kurumsal');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/kurumsal/hakkimizda']);
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

test('no page of the site may run inline script or be framed', async () => {
  const { get } = createSite();
  for (const page of ['/', '/admin/duyurular', '/giris']) {
    const { headers } = await get(page);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  }
});

test('only the preview may be framed, and only by this site', async () => {
  const { get } = createSite();
  const preview = await get('/onizleme');
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  for (const page of ['/', '/onizleme/x', '/onizlemeler', '/admin', '/robots.txt']) {
    const { headers } = await get(page);
    expect(headers.get('content-security-policy'), page).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options'), page).toBe('DENY');
  }
});

test('browsers that came over https are told to stay on it', async () => {
  const { get } = createSite();
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  const secure = await get('/', { 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('hashed files are immutable and sent from their compressed copies', async () => {
  const { get } = createSite();
  const response = await get('/assets/app-abc123.js', { 'accept-encoding': 'br' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(SCRIPT);
  expect(await (await get('/assets/app-abc123.js')).text()).toBe(SCRIPT);
});

test('a range of a file is sent on request', async () => {
  const response = await createSite().get('/robots.txt', { range: 'bytes=0-3', 'accept-encoding': 'br' });
  expect([response.status, await response.text()]).toEqual([206, 'User']);
});

test('files of an earlier build are 404, and the build’s own metadata is not served', async () => {
  const { get } = createSite({
    render: () => Promise.resolve({ status: 404, html: 'page', head: '', assets: '', state: '' }),
  });
  expect((await get('/assets/app-old.js')).headers.get('content-type')).toMatch(/text\/plain/);
  expect((await get('/.vite/manifest.json')).status).toBe(404);
  expect((await get('/assets/..%2f.vite/manifest.json')).status).toBe(404);
});

test('the API responds on the same origin, with the headers of the site', async () => {
  const api = (_request: Request, peer: string) => Response.json({ peer });
  const response = await createSite({ backend: { api } }).get('/rest/v1/events');
  expect(await response.json()).toEqual({ peer: '198.51.100.7' });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('pages refuse other methods than GET and HEAD', async () => {
  expect((await createSite().get('/duyurular', {}, 'POST')).status).toBe(405);
});
