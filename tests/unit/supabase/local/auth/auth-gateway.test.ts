import { expect, test, vi } from 'vitest';
import type { ApiFetch } from '../../../../../supabase/local/api/api-middleware';
import { type ApiGatewayOptions, createApiGateway } from '../../../../../supabase/local/api/api-gateway';

const ORIGIN = 'http://127.0.0.1:4173';

/** An API that records its requests. */
function createGateway(
  answer: (request: Request) => Response | Promise<Response> = () => Response.json([]),
  options: ApiGatewayOptions = {},
) {
  const reached: Request[] = [];
  const api: ApiFetch = (request) => {
    reached.push(request);
    return Promise.resolve(answer(request));
  };
  return { gateway: createApiGateway(api, options), reached };
}

function signIn(email: string): Request {
  const body = JSON.stringify({ email, password: 'wrong' });
  return new Request(`${ORIGIN}/auth/v1/token?grant_type=password`, { method: 'POST', body });
}

test.each(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink'])(
  'no account can be created with %s',
  async (path) => {
    const { gateway, reached } = createGateway();
    const response = await gateway(new Request(ORIGIN + path, { method: 'POST', body: '{}' }));
    expect(response.status).toBe(422);
    expect(reached).toHaveLength(0);
  },
);

test.each([
  ['POST', '/auth/v1/resend', '{}'],
  ['GET', '/auth/v1/reauthenticate', null],
  ['GET', '/auth/v1/verify?type=recovery&token=abc', null],
])('%s %s, which the product does not use, is disabled', async (method, path, body) => {
  const { gateway, reached } = createGateway();
  const response = await gateway(new Request(ORIGIN + path, { method, body }));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error_code: 'not_supported' });
  expect(reached).toHaveLength(0);
});

test('the eleventh wrong password from one address gets 429 with Retry-After', async () => {
  const { gateway } = createGateway(() => new Response(null, { status: 400 }));
  for (let count = 1; count <= 10; count += 1) {
    expect((await gateway(signIn(`kisi-${count}@dernek.example`), '198.51.100.7')).status).toBe(400);
  }
  const refused = await gateway(signIn('baska@dernek.example'), '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await gateway(signIn('baska@dernek.example'), '198.51.100.8')).status).toBe(400);
});

test('successful sign-ins are not counted', async () => {
  const { gateway } = createGateway();
  for (let count = 1; count <= 12; count += 1) {
    expect((await gateway(signIn('yonetici@dernek.example'), '198.51.100.7')).status).toBe(200);
  }
});

test('a sign-in sets the device cookie; a renewed session or a failure does not', async () => {
  const session = { access_token: 'x', user: { email: 'Yonetici@dernek.example' } };
  const { gateway } = createGateway(() => Response.json(session));
  const signedIn = await gateway(signIn('yonetici@dernek.example'));
  expect(signedIn.headers.get('set-cookie')).toMatch(/^known-device=/);
  expect(await signedIn.json()).toEqual(session);
  const renewal = `${ORIGIN}/auth/v1/token?grant_type=refresh_token`;
  const renewed = await gateway(new Request(renewal, { method: 'POST', body: '{"refresh_token":"x"}' }));
  expect(renewed.headers.get('set-cookie')).toBeNull();
  const { gateway: refusing } = createGateway(() => Response.json({}, { status: 400 }));
  expect((await refusing(signIn('yonetici@dernek.example'))).headers.get('set-cookie')).toBeNull();
});

function recovery(email: string): Request {
  const body = JSON.stringify({ email });
  return new Request(`${ORIGIN}/auth/v1/recover`, { method: 'POST', body });
}

async function emailsOf(requests: readonly Request[]): Promise<unknown[]> {
  const bodies = requests.map((request) => request.clone().json() as Promise<{ email: unknown }>);
  return (await Promise.all(bodies)).map(({ email }) => email);
}

test('a recovery gets its response before the API does anything for the account, and mails are written one after another', async () => {
  const finish: (() => void)[] = [];
  const { gateway, reached } = createGateway(async (request) => {
    const { email } = (await request.clone().json()) as { email: string };
    if (email.endsWith('.invalid')) return Response.json({});
    await new Promise<void>((resolve) => finish.push(resolve));
    return Response.json({});
  });
  expect((await gateway(recovery('bir@dernek.example'))).status).toBe(200);
  expect((await gateway(recovery('iki@dernek.example'))).status).toBe(200);
  const written = async () =>
    (await emailsOf(reached)).filter((email) => !String(email).endsWith('.invalid'));
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  expect(await written()).toEqual(['bir@dernek.example']);
  finish[0]?.();
  await vi.waitFor(async () => expect(await written()).toEqual(['bir@dernek.example', 'iki@dernek.example']));
});

test('a recovery mail that cannot be written is reported, and the next one is written', async () => {
  const failures: unknown[] = [];
  const { gateway, reached } = createGateway(
    async (request) => {
      const { email } = (await request.clone().json()) as { email: string };
      return Response.json({}, { status: email.startsWith('dolu@') ? 500 : 200 });
    },
    { onError: (error) => failures.push(error) },
  );
  expect((await gateway(recovery('dolu@dernek.example'))).status).toBe(200);
  expect((await gateway(recovery('bos@dernek.example'))).status).toBe(200);
  await vi.waitFor(async () => expect(await emailsOf(reached)).toContain('bos@dernek.example'));
  expect(String(failures[0])).toContain('500');
  expect(failures).toHaveLength(1);
});

test('a recovery gets 503 during an outage like any request', async () => {
  const { gateway } = createGateway(() => Response.json({ message: 'ECONNREFUSED' }, { status: 500 }));
  expect((await gateway(recovery('bir@dernek.example'))).status).toBe(503);
});
