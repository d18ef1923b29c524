import { expect, test } from 'vitest';
import { tellOfWrites } from '../../../src/server/tell-of-writes';

/** Whether a request to the API counts as a write by the time its answer is there. */
async function isTold(method: string, target: string, status = 200): Promise<boolean> {
  let told = 0;
  const backend = tellOfWrites(
    {
      config: { apiUrl: '', anonKey: 'key' },
      findIllParts: () => Promise.resolve([]),
      api: () => new Response(null, { status }),
    },
    () => (told += 1),
  );
  await backend.api?.(new Request(`http://dernek.example${target}`, { method }), '');
  return told > 0;
}

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s changes rows', async (method) => {
  expect(await isTold(method, '/rest/v1/announcements', 204)).toBe(true);
});

test.each([
  ['GET', '/rest/v1/announcements', 200],
  ['HEAD', '/rest/v1/announcements', 200],
  ['OPTIONS', '/rest/v1/announcements', 204],
  ['POST', '/rest/v1/rpc/site_search', 200],
  ['POST', '/auth/v1/token', 200],
  ['PATCH', '/rest/v1/announcements', 403],
])('%s %s answered %i does not', async (method, target, status) => {
  expect(await isTold(method, target, status)).toBe(false);
});

test('a backend elsewhere tells nothing', () => {
  const backend = {
    config: { apiUrl: 'https://abc.supabase.co', anonKey: 'key' },
    findIllParts: () => Promise.resolve([]),
  };
  expect(tellOfWrites(backend, () => undefined)).toBe(backend);
});
