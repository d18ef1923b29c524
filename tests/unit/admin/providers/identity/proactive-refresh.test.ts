import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleRefresh } from '../../../../../admin/providers/identity/proactive-refresh';
import { identityError } from '../../../../../admin/providers/identity/provider-errors';
import {
  createProviderGateway,
  type ProviderSession,
} from '../../../../../admin/providers/identity/provider-gateway';

const A_MINUTE_MS = 60_000;
/** For an hour, in the words of signing in and in those of a renewal. */
const GRANTED = { idToken: 'a', expiresIn: '3600', access_token: 'b', expires_in: '3600' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a session is renewed five minutes before it expires, and not once it is over', async () => {
  const asked: string[] = [];
  let session: ProviderSession | null = null;
  const config = {
    ...{ apiKey: 'anahtar', accountsUrl: 'https://hesap.example', tokenUrl: 'https://jeton.example' },
    ...{ clientVersion: 'dernek/1', isMobile: false },
    fetch: (input: RequestInfo | URL) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname);
      return Promise.resolve(Response.json(GRANTED));
    },
  };
  const store = { read: () => session, write: (next: ProviderSession | null) => void (session = next) };
  const gateway = createProviderGateway(config, store);
  await gateway.signIn({ email: 'defne@mezunlar.example', password: 'kiraz-agaci' });
  await vi.advanceTimersByTimeAsync(55 * A_MINUTE_MS - 1);
  expect(asked).toEqual(['/v1/accounts:signInWithPassword']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.slice(1)).toEqual(['/v1/token']);
  await gateway.signOut();
  await vi.advanceTimersByTimeAsync(60 * A_MINUTE_MS);
  expect(asked.slice(2)).toEqual(['/v2/accounts:revokeToken']);
});

test('without a network it is tried again after 30 seconds, then after twice as long, up to sixteen minutes', async () => {
  const renew = vi.fn(() => Promise.reject(identityError('network-request-failed')));
  scheduleRefresh(renew)({ expiresAt: Date.now() });
  await vi.advanceTimersByTimeAsync(0);
  for (const [times, minutes] of [0.5, 1, 2, 4, 8, 16, 16].entries()) {
    await vi.advanceTimersByTimeAsync(minutes * A_MINUTE_MS - 1);
    expect(renew).toHaveBeenCalledTimes(times + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledTimes(times + 2);
  }
});

test('a refusal is not tried again', async () => {
  const renew = vi.fn(() => Promise.reject(identityError('user-disabled')));
  scheduleRefresh(renew)({ expiresAt: Date.now() });
  await vi.advanceTimersByTimeAsync(60 * A_MINUTE_MS);
  expect(renew).toHaveBeenCalledOnce();
});
