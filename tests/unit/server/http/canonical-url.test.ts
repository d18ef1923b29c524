import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalUrl } from '../../../../src/server/http/canonical-url';

const site = new Hono().use(canonicalUrl()).get('*', (context) => context.text('page'));

test.each([
  ['/duyurular/', '/duyurular'],
  ['/kurumsal/tarihce//?a=b', '/kurumsal/tarihce?a=b'],
  ['//kotu.example/', '/kotu.example'],
  ['//kotu.example', '/kotu.example'],
  ['/kurumsal//tarihce', '/kurumsal/tarihce'],
  ['/DUYURULAR/Takvim?ay=2026-05&Q=A', '/duyurular/takvim?ay=2026-05&Q=A'],
])('%s redirects to %s', async (address, location) => {
  const answer = await site.fetch(new Request(`http://dernek.example${address}`));
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test.each(['/', '/?a=/', '/duyurular', '/arama?q=A/', '/%C3%87AY'])('%s is canonical', async (address) => {
  expect((await site.fetch(new Request(`http://dernek.example${address}`))).status).toBe(200);
});
