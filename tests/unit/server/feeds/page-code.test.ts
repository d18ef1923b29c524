import { expect, test } from 'vitest';
import { isCacheable } from '../../../../src/server/http/addresses';
import { readQrCode } from '../../../fixtures/qr-codes';
import { fakeApi, failure, matching, type Tables } from '../../app/fake-api';
import { createStubSite } from '../stub-site';

const WIDTH_PX = 300;
const CONCERT = matching({ id: 3, slug: 'konser-2026' });

async function read(path: string, { siteUrl, events = CONCERT }: Options = {}) {
  const { fetch } = fakeApi({
    events,
    slug_history: matching({ resource: 'events', slug: 'eski', row_id: 3 }),
  });
  const response = await createStubSite({ backend: { fetch }, siteUrl, ownHosts: ['dernek.example'] }).get(
    path,
  );
  const isCode = response.headers.get('content-type') === 'image/svg+xml; charset=utf-8';
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, code: isCode ? await readQrCode(body, WIDTH_PX) : null };
}

interface Options {
  siteUrl?: string;
  events?: Tables[string];
}

test.each([
  ['/karekod/aidat.svg', '/aidat'],
  ['/karekod/kurumsal/dernek-tuzugu.svg', '/kurumsal/dernek-tuzugu'],
  ['/karekod/duyurular/etkinlikler/konser-2026.svg', '/duyurular/etkinlikler/konser-2026'],
  ['/karekod/duyurular/etkinlikler/eski.svg', '/duyurular/etkinlikler/eski'],
])('%s is the code of the page’s address', async (path, page) => {
  expect(await read(path)).toEqual({ status: 200, code: `http://dernek.example${page}` });
  const siteUrl = 'https://mezunlar.example';
  expect(await read(path, { siteUrl })).toEqual({ status: 200, code: `https://mezunlar.example${page}` });
});

test.each([
  '/karekod/duyurular/etkinlikler/olmayan.svg',
  '/karekod/duyurular/etkinlikler/a/b.svg',
  '/karekod/kurumsal/tarihce.svg',
  '/karekod/https:/baska.example.svg',
  '/karekod/baska.example/aidat.svg',
  '/karekod/admin.svg',
])('%s is no page that is printed, and has no code', async (path) => {
  expect(await read(path)).toEqual({ status: 404, code: null });
});

test('codes come from the response cache, and none is made while events cannot be read', async () => {
  expect(isCacheable('/karekod/aidat.svg')).toBe(true);
  const path = '/karekod/duyurular/etkinlikler/konser-2026.svg';
  expect(await read(path, { events: failure() })).toEqual({ status: 500, code: null });
});
