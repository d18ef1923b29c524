import { afterEach, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';

const database = useDatabase();
const before = Reflect.ownKeys(Object.prototype);

afterEach(() => {
  // The backend runs in this process, so that a successful attack would spoil the next test.
  for (const key of Reflect.ownKeys(Object.prototype))
    if (!before.includes(key)) Reflect.deleteProperty(Object.prototype, key);
});

test.each([
  '/rest/v1/announcements?__proto__=eq.1',
  '/rest/v1/announcements?%5f_proto__=eq.1',
  '/rest/v1/announcements?"__proto__"=eq.1',
  '/rest/v1/announcements?__proto__::text=eq.1',
  '/rest/v1/announcements?constructor=eq.1',
  '/rest/v1/events?select=__proto__:calendar(id)&__proto__.then=eq.1',
  '/rest/v1/events?select=__proto__:calendar(id)&__proto__.order=id',
  '/rest/v1/events?select=id,calendar(id)&calendar.__proto__=eq.1',
  '/rest/v1/events?select=id,calendar(id)&calendar.__proto__.order=id',
  '/rest/v1/events?select=id,calendar(id)&calendar.__proto__.limit=1',
  '/rest/v1/rpc/site_search?q=a&__proto__=eq.1',
])('%s puts nothing into all objects of the server', async (address) => {
  const { url, publishableKey } = database.backend;
  const answer = await fetch(url + address, { headers: { apikey: publishableKey } });
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect(answer.status).toBe(400);
});

test.each([
  ['POST', '/rest/v1/announcements', '{"__proto__":{"polluted":1}}'],
  ['POST', '/rest/v1/rpc/site_search', String.raw`{"q":"a","\u005f_proto__":{"polluted":1}}`],
  ['PUT', '/auth/v1/user', '{"data":{"__proto__":{"polluted":1}}}'],
  ['POST', '/storage/v1/object/list/media', '{"prefix":"","__proto__":{"polluted":1}}'],
])('%s %s with a key __proto__ is refused', async (method, address, body) => {
  const { url, publishableKey } = database.backend;
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const answer = await fetch(url + address, { method, headers, body });
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect(answer.status).toBe(400);
});

test('a text may contain the word', async () => {
  const { error } = await database.as.visitor.rpc('site_search', { q: '__proto__ constructor' });
  expect(error).toBeNull();
});
