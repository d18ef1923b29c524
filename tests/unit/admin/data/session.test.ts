import { FunctionRegion, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthGateway } from '../../../../admin/data/auth-gateway';
import { FakeBackend, USER } from './fake-backend';
import { waitUntil } from '../../../fixtures/wait-until';

type Auth = SupabaseClient['auth'];

const A_MINUTE_S = 60;

let backend: FakeBackend;
let auth: Auth;

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A token with another key's signature. */
const forged = () =>
  [
    encoded({ alg: 'ES256', kid: 'anahtar', typ: 'JWT' }),
    encoded({ sub: USER.id, exp: inSeconds(A_MINUTE_S) }),
    Buffer.alloc(64).toString('base64url'),
  ].join('.');

/** Lets pending requests finish without moving the clock. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

async function signInFor(seconds: number): Promise<void> {
  const expiry = { expires_in: seconds, expires_at: inSeconds(seconds) };
  backend.answer = () => ({ body: { ...FakeBackend.session(), ...expiry } });
  await auth.signInWithPassword({ email: USER.email, password: 'parola' });
  backend.requests.length = 0;
}

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  auth = backend.client.auth;
});

/** Requests of the published client that the specification names and that no other test sends through ours. */
test.each<[string, (auth: Auth) => Promise<unknown>]>([
  ['POST logout?scope=global', (client) => client.signOut({ scope: 'global' })],
  ['POST logout?scope=others', (client) => client.signOut({ scope: 'others' })],
  ['POST logout?scope=local', (client) => client.signOut({ scope: 'local' })],
  ['GET user', (client) => client.getUser()],
])('the sign-in server is sent %s', async (name, call) => {
  await call(auth).catch(() => undefined);
  const [method = '', address = ''] = name.split(' ');
  const { path, query, ...request } = await backend.lastRequest();
  const search = new URLSearchParams(query).toString();
  expect([request.method, [path, search].filter(Boolean).join('?')]).toEqual([method, `/auth/v1/${address}`]);
});

describe('a session', () => {
  test('reports its events: the first one, signing in and out, renewals, changes and the second step', async () => {
    const answers: Readonly<Record<string, object>> = {
      '/auth/v1/token': FakeBackend.session(),
      '/auth/v1/user': USER,
      '/auth/v1/factors/adim/challenge': { id: 'soru', type: 'totp' },
      '/auth/v1/factors/adim/verify': FakeBackend.session({ aal: 'aal2' }),
    };
    const visitor = new FakeBackend();
    visitor.answer = ({ url }) => ({ body: answers[new URL(url).pathname] ?? {} });
    const gateway = createAuthGateway(visitor.client, () => visitor.eraseSession());
    const told: string[] = [];
    visitor.client.auth.onAuthStateChange((event) => void told.push(event));
    await waitUntil(() => expect(told).toEqual(['INITIAL_SESSION']));
    await gateway.signIn({ email: USER.email, password: 'parola' });
    await visitor.client.auth.refreshSession();
    await gateway.changePassword({ password: 'limon-agaci-altinda' });
    await gateway.verifyCode({ factorId: 'adim' }, '123456');
    await gateway.signOut();
    expect(told.slice(1)).toEqual([
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'MFA_CHALLENGE_VERIFIED',
      'SIGNED_OUT',
    ]);
  });

  test('is renewed by the next request once it is near its expiry', async () => {
    await signInFor(A_MINUTE_S);
    backend.answer = () => ({ body: FakeBackend.session() });
    await backend.client.from('announcements').select('id');
    expect(backend.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/auth/v1/token',
      '/rest/v1/announcements',
    ]);
  });

  test('is renewed again after 200 ms, twice as long each time, while the server is away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      backend.answer = () => ({ status: 503, body: {} });
      const renewal = auth.refreshSession();
      for (const [tries, pauseMs] of [200, 400, 800].entries()) {
        await answered();
        await vi.advanceTimersByTimeAsync(pauseMs - 1);
        await answered();
        expect(backend.requests).toHaveLength(tries + 1);
        await vi.advanceTimersByTimeAsync(1);
        await answered();
        expect(backend.requests).toHaveLength(tries + 2);
      }
      backend.answer = () => ({ body: FakeBackend.session() });
      await vi.advanceTimersByTimeAsync(1600);
      expect((await renewal).data.session).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['is over', -A_MINUTE_S],
    ['is near its expiry', A_MINUTE_S],
    ['would last for an hour', 60 * A_MINUTE_S],
  ])('that %s ends at once by a refusal, which is not tried again', async (_, seconds) => {
    await signInFor(seconds);
    const told: string[] = [];
    auth.onAuthStateChange((event) => void told.push(event));
    backend.answer = () => ({ status: 400, body: { error_code: 'refresh_token_not_found', msg: 'gone' } });
    await auth.refreshSession();
    expect((await auth.getSession()).data.session).toBeNull();
    expect(backend.requests).toHaveLength(1);
    expect([...backend.stored]).toEqual([]);
    expect(told.filter((event) => event === 'SIGNED_OUT')).toHaveLength(1);
  });

  test('stays when the server is too busy to renew it', async () => {
    await signInFor(A_MINUTE_S);
    backend.answer = () => ({
      status: 429,
      body: { error_code: 'over_request_rate_limit', msg: 'slow down' },
    });
    await auth.refreshSession();
    expect((await auth.getSession()).data.session?.refresh_token).toBe('refresh');
  });

  test('stays when another tab has renewed it meanwhile', async () => {
    await signInFor(A_MINUTE_S);
    const [key = ''] = backend.stored.keys();
    backend.answer = () => {
      backend.stored.set(key, JSON.stringify({ ...FakeBackend.session(), refresh_token: 'newer' }));
      return { status: 400, body: { error_code: 'refresh_token_already_used', msg: 'used' } };
    };
    await auth.refreshSession();
    expect((await auth.getSession()).data.session?.refresh_token).toBe('newer');
  });

  test('whose token somebody else has signed is refused as an invalid JWT signature, by the keys of .well-known/jwks.json', async () => {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    const key = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'anahtar', alg: 'ES256' };
    backend.answer = () => ({ body: { keys: [key] } });
    expect((await auth.getClaims(forged())).error?.message).toBe('Invalid JWT signature');
    expect(await backend.lastRequest()).toMatchObject({
      method: 'GET',
      path: '/auth/v1/.well-known/jwks.json',
    });
  });
});

/** The specification names these requests of the client. The product itself sends JSON and asks for no region. */
describe('a serverless function', () => {
  const form = new FormData();
  form.set('ad', 'Defne');
  test.each<[string, string | Blob | FormData | Record<string, string>, RegExp]>([
    ['JSON', { ad: 'Defne' }, /^application\/json$/],
    ['text', 'Defne', /^text\/plain$/],
    ['bytes', new Blob(['Defne']), /^application\/octet-stream$/],
    ['a form', form, /^multipart\/form-data; boundary=/],
  ])('is posted %s, with the session’s token and the region', async (_, body, type) => {
    await backend.client.functions.invoke('davet', { body, region: FunctionRegion.EuCentral1 });
    const [request] = backend.requests;
    expect(request?.method).toBe('POST');
    expect(new URL(request?.url ?? '').pathname).toBe('/functions/v1/davet');
    expect(request?.headers.get('content-type')).toMatch(type);
    expect(request?.headers.get('x-region')).toBe('eu-central-1');
    const { data } = await auth.getSession();
    expect(request?.headers.get('authorization')).toBe(`Bearer ${data.session?.access_token}`);
  });
});
