import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createProviderClient,
  type ProviderSession,
} from '../../../../../admin/providers/identity/provider-client';
import { IdentityServer } from '../../../../fixtures/identity-server';

/** The table 'Identity-provider code mapping' of the specification's section 8. */
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
const SITE = 'https://site.example/yeni-parola';

let server: IdentityServer;
let session: ProviderSession | null;
let client: ReturnType<typeof createProviderClient>;

function createClient(isMobile = false) {
  const config = {
    apiKey: server.apiKey,
    accountsUrl: server.url,
    tokenUrl: server.url,
    clientVersion: 'dernek/1',
    isMobile,
  };
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
  test('is looked up by the token', async () => {
    await client.signIn(credentials());
    expect(await client.lookUp()).toEqual({ id: 'hesap-1', email: 'defne@mezunlar.example' });
    expect(server.calls.at(-1)).toMatchObject({
      path: '/v1/accounts:lookup',
      contentType: 'application/json',
      body: { idToken: 'access-1' },
    });
  });

  test('is deleted by the token, and the session with it', async () => {
    await client.signIn(credentials());
    await client.deleteAccount();
    expect(server.calls.at(-1)).toMatchObject({
      path: '/v1/accounts:delete',
      body: { idToken: 'access-1' },
    });
    expect([server.isDeleted, session]).toEqual([true, null]);
  });

  test('stays, as the session does, when its sign-in was too long ago to delete it', async () => {
    await client.signIn(credentials());
    server.refusal = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
    await expect(client.deleteAccount()).rejects.toMatchObject({ code: 'requires-recent-login' });
    expect([server.isDeleted, session]).toMatchObject([false, { accessToken: 'access-1' }]);
  });

  test('is neither read nor deleted without a session, and nobody is asked', async () => {
    for (const attempt of [client.lookUp(), client.deleteAccount()]) {
      await expect(attempt).rejects.toMatchObject({ code: 'user-token-expired' });
    }
    expect(server.calls).toEqual([]);
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

  test('tells nobody whether an account exists', async () => {
    const messages = await Promise.all(
      ['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND'].map(async (code) => {
        server.refusal = code;
        return client.signIn(credentials()).catch((error: unknown) => String(error));
      }),
    );
    expect(new Set(messages).size).toBe(1);
  });

  test('with an unknown code shows that code', async () => {
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
    expect(new Set(paths())).toEqual(
      new Set([
        '/v1/accounts:signInWithPassword',
        '/v1/accounts:lookup',
        '/v2/passwordPolicy',
        '/v1/token',
        '/v1/accounts:update',
        '/v2/accounts:revokeToken',
        '/v1/accounts:sendOobCode',
        '/v1/accounts:resetPassword',
        '/v1/accounts:delete',
      ]),
    );
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
  });

  test('is removed after signing out even if the server is down', async () => {
    await client.signIn(credentials());
    server.condition = 'down';
    await client.signOut();
    expect(session).toBeNull();
  });

  test('is used as it is while its token has more than 30 seconds left', async () => {
    await client.signIn(credentials());
    leaveSeconds(31);
    await client.lookUp();
    expect(paths().slice(1)).toEqual(['/v1/accounts:lookup']);
  });

  test('is renewed with a form body once its token expires within 30 seconds', async () => {
    await client.signIn(credentials());
    leaveSeconds(29);
    await client.lookUp();
    expect(server.calls.slice(1)).toMatchObject([
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
    leaveSeconds(29);
    happen();
    const lost = vi.fn();
    const stop = client.onSessionLost(lost);
    await expect(client.lookUp()).rejects.toMatchObject({ code });
    expect(session).toBeNull();
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });

  test('stays when somebody else’s account turns out to be closed at sign-in', async () => {
    await client.signIn(credentials());
    server.refusal = 'USER_DISABLED';
    await expect(client.signIn(credentials())).rejects.toMatchObject({ code: 'user-disabled' });
    expect(session).not.toBeNull();
  });
});

describe('a new password', () => {
  test('is set by the account itself, and the session goes on with new tokens', async () => {
    await client.signIn(credentials());
    await client.changePassword(ANOTHER_PASSWORD);
    expect(paths().slice(1)).toEqual(['/v2/passwordPolicy', '/v1/accounts:update']);
    expect(server.account.password).toBe(ANOTHER_PASSWORD);
    expect(session).toMatchObject({ accessToken: 'access-2' });
  });

  test('is set once with the code of a mail', async () => {
    await client.requestPasswordReset(server.account.email, SITE);
    const [code = ''] = server.mailedCodes;
    await client.resetPassword(code, ANOTHER_PASSWORD);
    expect(server.account.password).toBe(ANOTHER_PASSWORD);
    await expect(client.resetPassword(code, 'kiraz-agaci-3')).rejects.toMatchObject({
      code: 'invalid-action-code',
    });
  });

  test('is requested with the same answer whether or not the account exists', async () => {
    await expect(client.requestPasswordReset('kimse@mezunlar.example', SITE)).resolves.toBeUndefined();
    expect(server.mailedCodes).toEqual([]);
  });

  test('that is weak is refused before it is sent where the policy is enforced', async () => {
    server.passwordPolicy = { schemaVersion: 1, enforcementState: 'ENFORCE' };
    await expect(client.resetPassword('kod', 'abc')).rejects.toThrow('en az 6');
    expect(paths()).toEqual(['/v2/passwordPolicy']);
    server.passwordPolicy = { schemaVersion: 1, enforcementState: 'OFF' };
    await expect(client.resetPassword('kod', 'abc')).rejects.toMatchObject({ code: 'invalid-action-code' });
  });
});
