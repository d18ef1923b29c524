import { expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';

const database = useDatabase();

async function cacheControl(address: string, headers: Record<string, string>): Promise<string | null> {
  return (await fetch(database.backend.url + address, { headers })).headers.get('cache-control');
}

async function signedIn(): Promise<Record<string, string>> {
  const { data } = await database.as.admin.auth.getSession();
  return {
    apikey: database.backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
  };
}

test.each([
  '/rest/v1/events?select=id',
  '/rest/v1/profiles?select=user_id',
  '/rest/v1/yok',
  '/auth/v1/user',
  '/functions/v1/invite-admin',
])('a signed-in user’s response from %s is not cached', async (address) => {
  expect(await cacheControl(address, await signedIn())).toBe('no-store');
});

test('responses to the secret key are not cached, whatever other keys the request has', async () => {
  const { publishableKey, secretKey } = database.backend;
  const address = '/rest/v1/profiles?select=user_id';
  expect(await cacheControl(address, { apikey: secretKey })).toBe('no-store');
  const disguised = { apikey: secretKey, authorization: `Bearer ${publishableKey}` };
  expect(await cacheControl(address, disguised)).toBe('no-store');
  expect(await cacheControl(`${address}&apikey=${secretKey}`, {})).toBe('no-store');
});

test('a visitor’s responses are unchanged', async () => {
  const { publishableKey } = database.backend;
  const visitor = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
  expect(await cacheControl('/rest/v1/events?select=id', visitor)).not.toBe('no-store');
});
