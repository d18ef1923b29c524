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

test.each(['/auth/v1/health', '/healthz', '/admin'])(
  '%s is answered with an id of the server’s own',
  async (address) => {
    const [first, second] = [await idOf(address, 'gonderilen'), await idOf(address, 'gonderilen')];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  },
);

test('a page that is kept for everybody carries nobody’s id', async () => {
  await idOf('/');
  expect(await idOf('/')).toBeNull();
});
