import { expect, test, vi } from 'vitest';
import type { RenderResult } from '../../../../src/lib/render-contract';
import { createSiteApp, type SiteBackend } from '../../../../src/server/http/site-app';

const PAGE: RenderResult = { status: 404, html: '<p>Yok</p>', head: '', assets: '', state: '{}' };

function createSite(backend: Partial<SiteBackend> = {}) {
  const onError = vi.fn();
  const render = vi.fn(() => Promise.resolve(PAGE));
  const site = createSiteApp({
    backend: {
      config: { apiUrl: '', publishableKey: 'key' },
      api: () => new Response(null, { status: 404 }),
      findUnhealthyParts: () => Promise.resolve([]),
      ...backend,
    },
    renderer: { render, template: () => Promise.resolve('<!--app-html-->') },
    staticFiles: () => Promise.resolve(null),
    onError,
  });
  const get = async (target: string, method = 'GET') =>
    site(new Request(`http://dernek.example${target}`, { method }), '198.51.100.7');
  return { get, render, onError };
}

test('healthz is 200 while all parts are healthy, and names the unhealthy ones', async () => {
  const well = await createSite().get('/healthz');
  expect([well.status, await well.text()]).toEqual([200, 'ok']);
  const ill = await createSite({ findUnhealthyParts: () => Promise.resolve(['database', 'disk']) }).get(
    '/healthz',
  );
  expect([ill.status, await ill.text()]).toEqual([503, 'database unavailable\ndisk almost full']);
});

test.each(['/%00', '/duyurular/etkinlikler/x%00y.ics', '/a%0D%0Ab', '/a%7f'])(
  '%s, with a control character, is a bad request that reaches neither the renderer nor the log',
  async (target) => {
    const { get, render, onError } = createSite();
    expect((await get(target)).status).toBe(400);
    expect(render).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  },
);

test.each([
  '/duyurular/9-yok',
  '/duyurular/etkinlikler/yok',
  '/giris/sifremi-unuttum',
  '/admin/duyurular/yok',
])('%s, which has a route, is rendered by itself', async (target) => {
  const { get, render } = createSite();
  await Promise.all([get(target), get(target)]);
  expect(render).toHaveBeenCalledTimes(2);
});
