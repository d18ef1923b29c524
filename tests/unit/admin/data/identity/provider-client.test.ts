import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import {
  createProviderClient,
  type ProviderSession,
} from '../../../../../admin/data/identity/provider-client';
import { IdentityServer } from '../../../../fixtures/identity-server';

// Section 8 of the specification.
const SPECIFIED_CODES = [
  ['EMAIL_EXISTS', 'email-already-in-use'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['EMAIL_NOT_FOUND', 'user-not-found'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'password-does-not-meet-requirements'],
] as const;
const A_SENTENCE = expect.stringMatching(/^[A-ZÇĞİÖŞÜ][^()]+\.$/) as string;
const ANOTHER_PASSWORD = 'kiraz-agaci-2';
const SIGNED_IN = expect.objectContaining({ accessToken: 'access-1' }) as ProviderSession;
const SITE = 'https://site.example/yeni-parola';

let server: IdentityServer;
let session: ProviderSession | null;
let client: ReturnType<typeof createProviderClient>;

function createClient(isMobile = false) {
  const { apiKey, url } = server;
  const config = { apiKey, accountsUrl: url, tokenUrl: url, clientVersion: 'dernek/1', isMobile };
  return createProviderClient(config, { read: () => session, write: (next) => void (session = next) });
}

const credentials = () => ({ email: server.account.email, password: server.account.password });
const paths = () => server.calls.map(({ path }) => path);
/** Leaves the token so much of its hour. */
const leaveSeconds = (seconds: number) => {
  if (session) session = { ...session, expiresAt: Date.now() + seconds * 1000 };
};

beforeEach(async () => {
  server = new IdentityServer();
  await server.start();
  session = null;
  client = createClient();
});
afterEach(async () => {
  await client.signOut();
  await server.stop();
});

describe('the account', () => {
  test.each<[string, () => Promise<unknown>, unknown, ProviderSession | null]>([
    ['lookup', () => client.lookUp(), { id: 'hesap-1', email: 'defne@mezunlar.example' }, SIGNED_IN],
    ['delete', () => client.deleteAccount(), undefined, null],
  ])('is asked for by the token, at accounts:%s', async (path, ask, answer, left) => {
    await client.signIn(credentials());
    expect(await ask()).toEqual(answer);
    expect(server.calls.at(-1)).toMatchObject({
      path: `/v1/accounts:${path}`,
      contentType: 'application/json',
      body: { idToken: 'access-1' },
    });
    expect([server.isDeleted, session]).toEqual([path === 'delete', left]);
  });
});

describe('a refusal', () => {
  test.each(SPECIFIED_CODES)(
    '%s becomes %s, in Turkish, as the specification lists it',
    async (code, meaning) => {
      server.refusal = code;
      await expect(client.signIn(credentials())).rejects.toMatchObject({
        code: meaning,
        message: A_SENTENCE,
      });
      server.refusal = `${code} : Something in English.`;
      await expect(client.signIn(credentials())).rejects.toMatchObject({ code: meaning });
    },
  );

  test('tells nobody whether an account exists, and an unknown one shows its code', async () => {
    const messages = await Promise.all(
      ['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND'].map(async (code) => {
        server.refusal = code;
        return client.signIn(credentials()).catch((error: unknown) => String(error));
      }),
    );
    expect(new Set(messages).size).toBe(1);
    server.refusal = 'QUOTA_EXCEEDED';
    await expect(client.signIn(credentials())).rejects.toThrow('(quota-exceeded)');
  });

  test('by nobody, when the server is down, is a network failure', async () => {
    server.condition = 'down';
    await expect(client.signIn(credentials())).rejects.toMatchObject({
      code: 'network-request-failed',
      message: A_SENTENCE,
    });
  });
});

describe('a request', () => {
  test.each([
    ['desktop', false, 30_000],
    ['mobile', true, 60_000],
  ] as const)('on %s is aborted after its time limit', async (_, isMobile, limitMs) => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(20));
    const impatient = createClient(isMobile);
    for (const condition of ['silent', 'stalled'] as const) {
      server.condition = condition;
      const answer = impatient.signIn(credentials());
      await expect(answer).rejects.toMatchObject({ code: 'network-request-failed' });
    }
    expect(timeout.mock.calls).toEqual([[limitMs], [limitMs]]);
    timeout.mockRestore();
  });

  test('carries the key in its address, and client version and locale in headers, whatever it asks', async () => {
    await client.signIn(credentials());
    await client.lookUp();
    leaveSeconds(29);
    await client.changePassword(ANOTHER_PASSWORD);
    await client.signOut();
    await client.requestPasswordReset(server.account.email, SITE);
    await client.resetPassword('kod-1', ANOTHER_PASSWORD);
    await client.signIn(credentials());
    await client.deleteAccount();
    expect(new Set(paths()).size, paths().join(' ')).toBe(9);
    for (const call of server.calls) {
      expect(call).toMatchObject({ key: 'anahtar', version: 'dernek/1', locale: 'tr' });
    }
  });
});

describe('the session', () => {
  test('is stored after signing in, and revoked and removed after signing out', async () => {
    await client.signIn(credentials());
    expect(session).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    await client.signOut();
    expect(session).toBeNull();
    expect(server.calls.at(-1)).toMatchObject({
      path: '/v2/accounts:revokeToken',
      contentType: 'application/json',
      body: { tokenType: 'REFRESH_TOKEN', token: 'refresh-1', idToken: 'access-1' },
    });
    await client.signIn(credentials());
    server.condition = 'down';
    await client.signOut();
    expect(session).toBeNull();
  });

  test('is renewed with a form body once its token expires within 30 seconds', async () => {
    await client.signIn(credentials());
    for (const seconds of [31, 29]) {
      leaveSeconds(seconds);
      await client.lookUp();
      expect(server.calls.at(-1)?.body).toEqual({ idToken: seconds > 30 ? 'access-1' : 'access-2' });
    }
    expect(server.calls.slice(1)).toMatchObject([
      { path: '/v1/accounts:lookup', body: { idToken: 'access-1' } },
      {
        path: '/v1/token',
        contentType: 'application/x-www-form-urlencoded',
        body: { grant_type: 'refresh_token', refresh_token: 'refresh-1' },
      },
      { path: '/v1/accounts:lookup', contentType: 'application/json', body: { idToken: 'access-2' } },
    ]);
    expect(session).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  });

  test.each([
    ['user-disabled', () => void (server.isDisabled = true)],
    ['user-token-expired', () => server.endSessions()],
  ])('ends by itself on %s and notifies listeners', async (code, happen) => {
    await client.signIn(credentials());
    const lost = vi.fn();
    const stop = client.onSessionLost(lost);
    server.refusal = 'USER_DISABLED';
    // Somebody else's account, at sign-in.
    await expect(client.signIn(credentials())).rejects.toMatchObject({ code: 'user-disabled' });
    expect(session).not.toBeNull();
    server.refusal = undefined;
    leaveSeconds(29);
    happen();
    await expect(client.lookUp()).rejects.toMatchObject({ code });
    expect(session).toBeNull();
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });
});

describe('a new password', () => {
  test('that is weak is refused before it is sent where the policy is enforced', async () => {
    server.passwordPolicy = { schemaVersion: 1, enforcementState: 'ENFORCE' };
    await expect(client.resetPassword('kod', 'abc')).rejects.toThrow('en az 6');
    expect(paths()).toEqual(['/v2/passwordPolicy']);
    server.passwordPolicy = { schemaVersion: 1, enforcementState: 'OFF' };
    await expect(client.resetPassword('kod', 'abc')).rejects.toMatchObject({ code: 'invalid-action-code' });
  });
});

describe('a session over time', () => {
  const A_MINUTE_MS = 60_000;
  let request: MockInstance<typeof fetch>;
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
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    request = vi.spyOn(globalThis, 'fetch');
    await client.signIn(credentials());
  });
  afterEach(() => {
    vi.useRealTimers();
    request.mockRestore();
  });

  test('is renewed five minutes before it expires, and not once it is over', async () => {
    await expectRenewalAfter(55 * A_MINUTE_MS);
    await expectRenewalAfter(55 * A_MINUTE_MS);
    await client.signOut();
    await pass(120 * A_MINUTE_MS);
    expect(renewals()).toBe(2);
  });

  test('without a network is tried again after 30 seconds, then after twice as long, up to sixteen minutes', async () => {
    server.condition = 'down';
    await expectRenewalAfter(55 * A_MINUTE_MS);
    // The specification's section 9.
    for (const minutes of [0.5, 1, 2, 4, 8, 16, 16]) await expectRenewalAfter(minutes * A_MINUTE_MS);
    server.condition = 'up';
    await expectRenewalAfter(16 * A_MINUTE_MS);
    expect(session).toMatchObject({ accessToken: 'access-2' });
    server.condition = 'down';
    await expectRenewalAfter(55 * A_MINUTE_MS);
    await expectRenewalAfter(0.5 * A_MINUTE_MS);
  });
});
