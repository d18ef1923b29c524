import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import {
  createProviderClient,
  type ProviderSession,
} from '../../../../../admin/providers/identity/provider-client';
import { IdentityServer } from '../../../../fixtures/identity-server';

const A_MINUTE_MS = 60_000;
/** The network retries of the specification's section 9, in minutes. */
const PAUSES = [0.5, 1, 2, 4, 8, 16, 16];

let server: IdentityServer;
let session: ProviderSession | null;
let request: MockInstance<typeof fetch>;
let client: ReturnType<typeof createProviderClient>;

const renewals = () => server.calls.filter(({ path }) => path === '/v1/token').length;

/** Moves the clock, and lets the client read the answers to its requests. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await Promise.allSettled(request.mock.results.map(({ value }): unknown => value));
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** Lets the time pass, and expects the next renewal at its end and not a millisecond earlier. */
async function expectRenewalAfter(ms: number): Promise<void> {
  const before = renewals();
  await pass(ms - 1);
  expect(renewals()).toBe(before);
  await pass(1);
  expect(renewals()).toBe(before + 1);
}

beforeEach(async () => {
  server = new IdentityServer();
  await server.start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  request = vi.spyOn(globalThis, 'fetch');
  session = null;
  client = createProviderClient(
    {
      apiKey: server.apiKey,
      accountsUrl: server.url,
      tokenUrl: server.url,
      clientVersion: 'dernek/1',
      isMobile: false,
    },
    { read: () => session, write: (next) => void (session = next) },
  );
  await client.signIn({ email: server.account.email, password: server.account.password });
});
afterEach(async () => {
  vi.useRealTimers();
  request.mockRestore();
  await client.signOut();
  await server.stop();
});

test('a session is renewed five minutes before it expires, and not once it is over', async () => {
  await expectRenewalAfter(55 * A_MINUTE_MS);
  await expectRenewalAfter(55 * A_MINUTE_MS);
  await client.signOut();
  await pass(120 * A_MINUTE_MS);
  expect(renewals()).toBe(2);
});

test('without a network it is tried again after 30 seconds, then after twice as long, up to sixteen minutes', async () => {
  server.condition = 'down';
  await expectRenewalAfter(55 * A_MINUTE_MS);
  for (const minutes of PAUSES) await expectRenewalAfter(minutes * A_MINUTE_MS);
  server.condition = 'up';
  await expectRenewalAfter(16 * A_MINUTE_MS);
  expect(session).toMatchObject({ accessToken: 'access-2' });
  server.condition = 'down';
  await expectRenewalAfter(55 * A_MINUTE_MS);
  await expectRenewalAfter(0.5 * A_MINUTE_MS);
});

test('a refusal is not tried again, and a closed account is signed out', async () => {
  server.isDisabled = true;
  await expectRenewalAfter(55 * A_MINUTE_MS);
  await pass(120 * A_MINUTE_MS);
  expect([renewals(), session]).toEqual([1, null]);
});

test('a session of less than five minutes is renewed every 30 seconds, not without a pause', async () => {
  server.lifetimeS = 60;
  await expectRenewalAfter(55 * A_MINUTE_MS);
  await expectRenewalAfter(0.5 * A_MINUTE_MS);
  await expectRenewalAfter(0.5 * A_MINUTE_MS);
});
