import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestBackend } from '../../fixtures/backend';

let site: TestBackend;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function idOf(address: string, sent?: string): Promise<string | null> {
  const headers = new Headers(sent === undefined ? {} : { 'x-request-id': sent });
  return (await fetch(site.url + address, { headers })).headers.get('x-request-id');
}

test('each response of the API has a new id from the server', async () => {
  const [first, second] = [
    await idOf('/auth/v1/health', 'gonderilen'),
    await idOf('/auth/v1/health', 'gonderilen'),
  ];
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

test('a page has none, because it may be cached for everyone', async () => {
  expect([await idOf('/'), await idOf('/')]).toEqual([null, null]);
});
