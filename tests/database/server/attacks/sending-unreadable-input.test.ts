import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quietConsole } from '../../../../src/server/console-noise';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { createAddresses } from '../../support/stranger';

const NUL = String.raw`\u0000`;
const SIGN_IN = '/auth/v1/token?grant_type=password';
const ROWS = '/rest/v1/announcements';
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

let backend: TestBackend;
let token: string;
/** What would stand in the served site's log. */
const logged = vi.fn();
const nextAddress = createAddresses();

beforeAll(async () => {
  backend = await startTestBackend();
  const { adminEmail: email, adminPassword: password } = backend;
  const answer = await send('POST', SIGN_IN, JSON.stringify({ email, password }));
  token = ((await answer.json()) as { access_token: string }).access_token;
  const target = { error: logged, warn: logged };
  quietConsole(target);
  vi.spyOn(console, 'error').mockImplementation(target.error);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await backend.stop();
});

interface Sender {
  from?: string;
  type?: string;
  bearer?: string;
}

function send(
  method: string,
  address: string,
  body?: BodyInit,
  { from = nextAddress(), type = 'application/json', bearer = backend.publishableKey }: Sender = {},
): Promise<Response> {
  return fetch(backend.url + address, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${bearer}`,
      'x-forwarded-for': from,
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });
}

const UNREADABLE: readonly (readonly [method: string, address: string, body?: string, type?: string])[] = [
  ['POST', SIGN_IN, `{"email":"a${NUL}@b.example","password":"x"}`],
  ['POST', SIGN_IN, `{"email":"a@b.example","password":"x${NUL}"}`],
  ['POST', SIGN_IN, '{"email":"a@b.example","password":[]}'],
  ['POST', SIGN_IN, objects(1000)],
  ['POST', SIGN_IN, objects(8_000)],
  ['POST', SIGN_IN, 'email=a%00&password=b', 'application/x-www-form-urlencoded'],
  ['POST', '/auth/v1/token?grant_type=refresh_token', `{"refresh_token":"a${NUL}"}`],
  ['POST', '/auth/v1/recover', `{"email":"a${NUL}@b.example"}`],
  ['POST', '/auth/v1/verify', `{"type":"recovery","token_hash":"${NUL}"}`],
  ['PUT', '/auth/v1/user', `{"email":"x${NUL}@y.example","current_password":"x"}`],
  ['GET', `${ROWS}?title=eq.a%00b`],
  ['GET', `${ROWS}?id=is.x`],
  ['GET', `${ROWS}?title=toString.x`],
  ['GET', `${ROWS}?$or=eq.1`],
  ['GET', `${ROWS}?select=${'a('.repeat(3000)}`],
  ['POST', '/rest/v1/rpc/site_search', `{"q":"a${NUL}"}`],
  ['POST', '/rest/v1/rpc/site_search', objects(100_000)],
  ['POST', ROWS, '{bad'],
  ['PATCH', `${ROWS}?id=eq.1`, `{"title":"${NUL}"}`],
  ['POST', '/storage/v1/object/list/media', `{"prefix":"${NUL}"}`],
  ['POST', '/storage/v1/object/list/media', ''],
  ['DELETE', '/storage/v1/object/media', '{"prefixes":{}}'],
  ['GET', '/storage/v1/object/sign/media/events/a.png?token=x'],
  ['PUT', '/storage/v1/object/upload/sign/media/events/a.png?token=x', 'x'],
  ['POST', '/functions/v1/invite-admin', `{"email":"a${NUL}@b.example","name":"Ad"}`],
];

const PROTO = String.raw`"\u005f_proto__":{"polluted":1}`;
/** Names that would put something into all objects of the server. */
const POLLUTING: typeof UNREADABLE = [
  ['GET', `${ROWS}?__proto__=eq.1`],
  ['GET', `${ROWS}?"__proto__"=eq.1`],
  ['GET', `${ROWS}?constructor=eq.1`],
  ['GET', '/rest/v1/events?select=__proto__:calendar(id)&__proto__.then=eq.1'],
  ['GET', '/rest/v1/events?select=id,calendar(id)&calendar.__proto__=eq.1'],
  ['POST', ROWS, '{"__proto__":{"polluted":1}}'],
  ['POST', '/rest/v1/rpc/site_search', `{"q":"a",${PROTO}}`],
  ['PUT', '/auth/v1/user', '{"data":{"__proto__":{"polluted":1}}}'],
  ['POST', '/storage/v1/object/list/media', '{"prefix":"","__proto__":{"polluted":1}}'],
];

test.each(
  [...UNREADABLE, ...POLLUTING].map(
    (request) => [request.slice(0, 3).join(' ').slice(0, 90), ...request] as const,
  ),
)(
  '%s is refused with 400, leaves nothing in the log and puts nothing into the server’s objects',
  async (_title, method, address, body, type) => {
    const before = Reflect.ownKeys(Object.prototype);
    logged.mockClear();
    const answer = await send(method, address, body, { bearer: token, ...(type && { type }) });
    const after = Reflect.ownKeys(Object.prototype);
    // The backend runs in this process, so that a successful attack would spoil the next test.
    for (const key of after) if (!before.includes(key)) Reflect.deleteProperty(Object.prototype, key);
    expect(after).toEqual(before);
    expect(answer.status).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  },
);

test.each([
  ['POST', SIGN_IN, '{"email":"a\ud800@b.example","password":"\\ud800"}', 400],
  ['GET', `${ROWS}?title=eq.%ff`, undefined, 200],
  ['GET', `${ROWS}?limit=99999999999999999999`, undefined, 200],
  ['POST', '/rest/v1/rpc/site_search', String.raw`{"q":"a\\u0000 \ud800"}`, 200],
  ['POST', '/rest/v1/rpc/site_search', '{"q":"__proto__ constructor"}', 200],
])('%s %s (%s) is answered with %s and leaves nothing in the log', async (method, address, body, status) => {
  logged.mockClear();
  expect((await send(method, address, body)).status).toBe(status);
  expect(logged).not.toHaveBeenCalled();
});

test('bytes that are no UTF-8 are refused', async () => {
  logged.mockClear();
  const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
  expect((await send('POST', SIGN_IN, bytes)).status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['NUL in the e-mail', `{"email":"sayilan${NUL}@b.example","password":"x"}`],
  ['JSON a thousand deep', objects(1000)],
  ['broken JSON', '{bad'],
])('tries with %s count as tries of their network', async (_, body) => {
  const from = nextAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await send('POST', SIGN_IN, body, { from })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});
