import { expect, test } from 'vitest';
import type { ApiFetch } from '../../../../../supabase/local/api/api-middleware';
import { createApiGateway } from '../../../../../supabase/local/api/api-gateway';

const ORIGIN = 'http://127.0.0.1:4173';

/** An API that records its requests. */
function createGateway(answer: (request: Request) => Response = () => Response.json([])) {
  const reached: Request[] = [];
  const api: ApiFetch = (request) => {
    reached.push(request);
    return Promise.resolve(answer(request));
  };
  return { gateway: createApiGateway(api), reached };
}

test.each(['/rest/v1/events', '/auth/v1/user', '/storage/v1/object/public/media/events/a.png'])(
  '%s is forwarded',
  async (path) => {
    const { gateway, reached } = createGateway();
    await gateway(new Request(ORIGIN + path));
    expect(reached).toHaveLength(1);
  },
);

test.each(['/_system/config', '/rest/v1', '/pg/meta', '/rest/v1/../../_system/schema', '/'])(
  '%s never reaches the API',
  async (path) => {
    const { gateway, reached } = createGateway();
    const response = await gateway(new Request(ORIGIN + path));
    expect(response.status).toBe(404);
    expect(reached).toHaveLength(0);
  },
);

test.each(['/rest/v1/rpc/site_search', '/rest/v1/events', '/storage/v1/object/media/a.webp'])(
  'a page of another site may request %s, with the rights of its key',
  async (path) => {
    const { gateway, reached } = createGateway();
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization',
    };
    const answer = await gateway(new Request(ORIGIN + path, { method: 'OPTIONS', headers }));
    expect([answer.status, reached.length]).toEqual([204, 0]);
    expect(answer.headers.get('access-control-allow-headers')).toBe('apikey,authorization');
    await gateway(new Request(ORIGIN + path, { method: 'OPTIONS' }));
    expect(reached).toHaveLength(1);
  },
);

test('an auth endpoint that is spelt with escapes is refused', async () => {
  const { gateway, reached } = createGateway();
  const response = await gateway(new Request(`${ORIGIN}/auth/v1/%6ftp`, { method: 'POST', body: '{}' }));
  expect(response.status).toBe(400);
  expect(reached).toHaveLength(0);
});

test('a body that is too long is refused with 413, even without a declared length', async () => {
  const { gateway, reached } = createGateway();
  const chunk = new Uint8Array(1024 * 1024);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(chunk),
  });
  const init = { method: 'POST', body, duplex: 'half' };
  const response = await gateway(new Request(`${ORIGIN}/rest/v1/events`, init));
  expect(response.status).toBe(413);
  expect(reached).toHaveLength(0);
});

const UPLOAD = `${ORIGIN}/storage/v1/object/media/events/a.png`;
const RIGHT = '/storage/v1/object/upload/sign/media/events/a.png';
/** Storage’s response when an administrator signs an upload address. */
const signed = () =>
  Response.json({ token: `x.${Buffer.from(JSON.stringify({ owner: 'yonetici' })).toString('base64url')}.x` });

test('an upload whose bytes are HTML is refused, whatever its declared type', async () => {
  const { gateway, reached } = createGateway(signed);
  const headers = { 'content-type': 'image/png' };
  const body = '<html><script>alert(1)</script>';
  const response = await gateway(new Request(UPLOAD, { method: 'POST', headers, body }));
  expect(response.status).toBe(415);
  expect(reached.map(({ url }) => new URL(url).pathname)).toEqual([RIGHT]);
});

test('the body of an upload without a right is never read', async () => {
  const refusal = { statusCode: '403', error: 'Unauthorized' };
  const { gateway, reached } = createGateway(() => Response.json(refusal, { status: 400 }));
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
  const response = await gateway(new Request(UPLOAD, init));
  expect([response.status, await response.json(), pulled]).toEqual([400, refusal, 0]);
  expect(reached.map(({ url }) => new URL(url).pathname)).toEqual([RIGHT]);
});

test('a file cannot be sniffed or run as a page', async () => {
  const { gateway } = createGateway(
    () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  );
  const response = await gateway(new Request(`${ORIGIN}/storage/v1/object/public/media/bulletins/a.pdf`));
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test('the response to an outage does not contain the database’s address', async () => {
  const { gateway } = createGateway(() =>
    Response.json({ code: 'SUP', message: 'Error: connect ECONNREFUSED 127.0.0.1:5432' }, { status: 500 }),
  );
  const response = await gateway(new Request(`${ORIGIN}/rest/v1/events`));
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('5432');
});

test('other failures of the API are passed on unchanged', async () => {
  const failure = { code: 'SUP', message: 'violates check constraint "events_title_check"' };
  const { gateway } = createGateway(() => Response.json(failure, { status: 500 }));
  const response = await gateway(new Request(`${ORIGIN}/rest/v1/events`));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(failure);
});

test('endpoints that lite lacks respond with an error that auth-js can read', async () => {
  const { gateway } = createGateway(() => new Response('404 Not Found', { status: 404 }));
  const answer = await gateway(new Request(`${ORIGIN}/auth/v1/factors`, { method: 'POST', body: '{}' }));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error_code: 'not_supported' });
});

test('the settings say that there is no second step and that a new e-mail needs the password', async () => {
  const { gateway } = createGateway(() => Response.json({ disable_signup: true }));
  const answer = await gateway(new Request(`${ORIGIN}/auth/v1/settings`));
  expect(await answer.json()).toEqual({
    disable_signup: true,
    mfa_enabled: false,
    email_change_needs_password: true,
  });
});
