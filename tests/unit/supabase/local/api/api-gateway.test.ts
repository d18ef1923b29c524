import { expect, test } from 'vitest';
import type { ApiFetch } from '../../../../../supabase/local/api/api-fetch';
import { type ApiGatewayOptions, createApiGateway } from '../../../../../supabase/local/api-gateway';

const ORIGIN = 'http://127.0.0.1:4173';

/** An API that records its requests, behind the gateway, and a way to ask for a path. */
function createGateway(
  answer: (request: Request) => Response | Promise<Response> = () => Response.json([]),
  options: ApiGatewayOptions = {},
) {
  const reached: Request[] = [];
  const api: ApiFetch = (request) => {
    reached.push(request);
    return Promise.resolve(answer(request));
  };
  const gateway = createApiGateway(api, options);
  const ask = (path: string, init: RequestInit = {}, peer?: string) =>
    gateway(new Request(ORIGIN + path, init), peer);
  const post = (path: string, body: object = {}, peer?: string) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) }, peer);
  return { ask, post, reached };
}

test.each(['/rest/v1/events', '/auth/v1/user', '/storage/v1/object/public/media/events/a.png'])(
  '%s is forwarded',
  async (path) => {
    const { ask, reached } = createGateway();
    await ask(path);
    expect(reached).toHaveLength(1);
  },
);

test.each(['/_system/config', '/rest/v1', '/pg/meta', '/rest/v1/../../_system/schema', '/'])(
  '%s never reaches the API',
  async (path) => {
    const { ask, reached } = createGateway();
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(reached).toHaveLength(0);
  },
);

test.each(['/rest/v1/rpc/site_search', '/rest/v1/events'])(
  'a page of another site may request %s, with the rights of its key',
  async (path) => {
    const { ask, reached } = createGateway();
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization',
    };
    const answer = await ask(path, { method: 'OPTIONS', headers });
    expect([answer.status, reached.length]).toEqual([204, 0]);
    expect(answer.headers.get('access-control-allow-headers')).toBe('apikey,authorization');
    await ask(path, { method: 'OPTIONS' });
    expect(reached).toHaveLength(1);
  },
);

test('an auth endpoint that is spelt with escapes is refused', async () => {
  const { post, reached } = createGateway();
  const response = await post('/auth/v1/%6ftp');
  expect(response.status).toBe(400);
  expect(reached).toHaveLength(0);
});

const UPLOAD = '/storage/v1/object/media/events/a.png';
const RIGHT = '/storage/v1/object/upload/sign/media/events/a.png';

test('the body of an upload without a right is never read', async () => {
  const refusal = { statusCode: '403', error: 'Unauthorized' };
  const { ask, reached } = createGateway(() => Response.json(refusal, { status: 400 }));
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { 'content-type': 'image/png' }, body, duplex: 'half' };
  const response = await ask(UPLOAD, init);
  expect([response.status, await response.json(), pulled]).toEqual([400, refusal, 0]);
  expect(reached.map(({ url }) => new URL(url).pathname)).toEqual([RIGHT]);
});

test('the response to an outage does not contain the database’s address; other failures are passed on', async () => {
  const fail = async (message: string) => {
    const { ask } = createGateway(() => Response.json({ code: 'SUP', message }, { status: 500 }));
    const response = await ask('/rest/v1/events');
    return [response.status, await response.text()];
  };
  const away = await fail('Error: connect ECONNREFUSED 127.0.0.1:5432');
  expect(away).toEqual([503, expect.not.stringContaining('5432')]);
  const refusal = 'violates check constraint \\"events_title_check\\"';
  const known = await fail('violates check constraint "events_title_check"');
  expect(known).toEqual([500, `{"code":"SUP","message":"${refusal}"}`]);
});

const SIGN_IN = '/auth/v1/token?grant_type=password';

test.each([
  ...['signup', 'otp', 'magiclink'].map((name) => ['POST', name, 422] as const),
  ['POST', 'resend', 404] as const,
  ['GET', 'reauthenticate', 404] as const,
])('%s %s, which creates accounts or is not used, gets %i', async (method, name, status) => {
  const { ask, reached } = createGateway();
  const response = await ask(`/auth/v1/${name}`, { method, ...(method === 'POST' && { body: '{}' }) });
  expect([response.status, reached]).toEqual([status, []]);
  if (status === 404) expect(await response.json()).toMatchObject({ error_code: 'not_supported' });
});

test('the eleventh wrong password from one address gets 429 with Retry-After, and right ones are not counted', async () => {
  let status = 200;
  const { post } = createGateway(() => Response.json({}, { status }));
  const signIn = (email: string, peer: string) => post(SIGN_IN, { email, password: 'a' }, peer);
  for (let count = 0; count < 12; count += 1) await signIn('yonetici@dernek.example', '198.51.100.7');
  status = 400;
  for (let count = 0; count < 10; count += 1)
    expect((await signIn(`kisi-${count}@dernek.example`, '198.51.100.7')).status).toBe(400);
  const refused = await signIn('baska@dernek.example', '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn('baska@dernek.example', '198.51.100.8')).status).toBe(400);
});

test('a sign-in sets the device cookie; a renewed session or a failure does not', async () => {
  const session = { access_token: 'x', user: { email: 'Yonetici@dernek.example' } };
  const { post } = createGateway(() => Response.json(session));
  const person = { email: 'yonetici@dernek.example', password: 'a' };
  const signedIn = await post(SIGN_IN, person);
  expect(signedIn.headers.get('set-cookie')).toMatch(/^known-device=/);
  expect(await signedIn.json()).toEqual(session);
  const renewed = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' });
  expect(renewed.headers.get('set-cookie')).toBeNull();
  const refusing = createGateway(() => Response.json({}, { status: 400 }));
  expect((await refusing.post(SIGN_IN, person)).headers.get('set-cookie')).toBeNull();
});

test.each([
  ...(['POST', 'PATCH', 'DELETE'] as const).map(
    (method) => [method, '/rest/v1/events', 'sb_secret_x', 503] as const,
  ),
  ['POST', '/rest/v1/rpc/undo_changes', 'token', 503],
  ['POST', '/storage/v1/object/media/events/a.png', 'token', 503],
  ['POST', '/storage/v1/upload/resumable', 'token', 503],
  ['PUT', '/auth/v1/user', 'token', 503],
  ['POST', '/functions/v1/invite-admin', 'token', 503],
  ['GET', '/rest/v1/events', 'token', 200],
  ['POST', '/rest/v1/rpc/site_search', 'sb_publishable_x', 200],
  ['POST', '/auth/v1/token', 'sb_publishable_x', 200],
  ['POST', '/auth/v1/logout', 'token', 200],
] as const)(
  'while an update pauses writes, %s %s with the key %s gets %i',
  async (method, path, key, status) => {
    const { ask, reached } = createGateway(undefined, { isPaused: () => Promise.resolve(true) });
    const headers = { apikey: 'sb_publishable_x', authorization: `Bearer ${key}` };
    const answer = await ask(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
    expect([answer.status, reached.length]).toEqual([status, status === 200 ? 1 : 0]);
    if (status === 503) {
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(await answer.json()).toMatchObject({
        code: 'site_updating',
        message:
          'Site şu anda güncelleniyor; birkaç dakika hiçbir değişiklik kaydedilemez. Biraz sonra yeniden deneyin.',
      });
    }
  },
);
