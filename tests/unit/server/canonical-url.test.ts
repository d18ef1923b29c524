import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalUrl, oneHost } from '../../../src/server/canonical-url';

const SITE = 'https://dernek.example';
const pages = new Hono().use(canonicalUrl()).get('*', (context) => context.text('page'));
const hosts = new Hono().use(oneHost(SITE, ['127.0.0.1:4173'])).all('*', (context) => context.text('page'));

test.each([
  ['/duyurular/', '/duyurular'],
  ['/kurumsal/tarihce//?a=b', '/kurumsal/tarihce?a=b'],
  ['//kotu.example/', '/kotu.example'],
  ['/kurumsal//tarihce', '/kurumsal/tarihce'],
  ['/DUYURULAR/Takvim?ay=2026-05&Q=A', '/duyurular/takvim?ay=2026-05&Q=A'],
])('%s redirects to %s', async (address, location) => {
  const { status, headers } = await pages.fetch(new Request(`${SITE}${address}`));
  expect([status, headers.get('location')]).toEqual([301, location]);
});

test.each(['/', '/?a=/', '/duyurular', '/arama?q=A/', '/%C3%87AY'])('%s is canonical', async (address) => {
  expect((await pages.fetch(new Request(`${SITE}${address}`))).status).toBe(200);
});

test.each(['dernek.example/', '127.0.0.1:4173/', '10.0.0.1/healthz'])('%s is answered', async (address) => {
  expect(await (await hosts.request(`http://${address}`)).text()).toBe('page');
});

test.each([
  ['evil.example/duyurular?sayfa=2', '/duyurular?sayfa=2'],
  ['dernek.example.evil.example/aidat', '/aidat'],
  ['10.0.0.1//evil.example/a', '/evil.example/a'],
])('%s leads to the site’s own address, and is stored nowhere', async (address, path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await hosts.request(`http://${address}`, { method });
    const found = [status, headers.get('location'), headers.get('cache-control')];
    expect(found).toEqual([301, SITE + path, 'no-store']);
  }
});

test.each(['POST', 'OPTIONS'])('%s to another host is misdirected', async (method) => {
  expect((await hosts.request('http://evil.example/rest/v1/events', { method })).status).toBe(421);
});
