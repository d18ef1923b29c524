import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { oneHost } from '../../../../src/server/http/canonical-url';

const SITE = 'https://dernek.example';
const app = new Hono()
  .use(oneHost(SITE, ['127.0.0.1:4173']))
  .all('*', (context) => context.text('sayfa', 200, { 'cache-control': 'no-cache' }));

const ask = (host: string, path = '/', method = 'GET') => app.request(`http://${host}${path}`, { method });

test.each(['dernek.example', '127.0.0.1:4173'])('%s is answered', async (host) => {
  expect(await (await ask(host)).text()).toBe('sayfa');
});

test.each([
  ['evil.example', '/duyurular?sayfa=2', `${SITE}/duyurular?sayfa=2`],
  ['www.dernek.example', '/', `${SITE}/`],
  ['dernek.example.evil.example', '/aidat', `${SITE}/aidat`],
  ['dernek.example:81', '/a', `${SITE}/a`],
  ['10.0.0.1', '//evil.example/a', `${SITE}/evil.example/a`],
])('%s%s leads to the site’s own address, and is stored nowhere', async (host, path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await ask(host, path, method);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      location,
      'no-store',
    ]);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s to another host is misdirected',
  async (method) => {
    expect((await ask('evil.example', '/rest/v1/events', method)).status).toBe(421);
  },
);

test('the health check answers any host', async () => {
  expect((await ask('10.0.0.1', '/healthz')).status).toBe(200);
});
