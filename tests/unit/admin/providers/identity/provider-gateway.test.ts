import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callProvider, TIMEOUT_MS } from '../../../../../admin/providers/identity/provider-calls';
import {
  createProviderGateway,
  type ProviderSession,
} from '../../../../../admin/providers/identity/provider-gateway';

/** The table below 'Identity-provider code mapping' (specification, section 8), without its last row, which is no server's code. */
const [, codeTable = ''] = readFileSync('tests/spec-coverage/specification.md', 'utf8').split(
  'code mapping:',
);
const SPECIFIED_CODES = Array.from(
  codeTable.matchAll(/^\| ([A-Z_]+) +\| ([a-z-]+) +\|$/gm),
  ([, server = '', client = '']) => [server, client],
);
const CREDENTIALS = { email: 'defne@mezunlar.example', password: 'kiraz-agaci' };
const GRANTED = { idToken: 'id', refreshToken: 'refresh', expiresIn: '3600' };
const AN_HOUR_MS = 3_600_000;

let session: ProviderSession | null;
let requests: Request[];
let answer: (request: Request) => Response;

const config = {
  apiKey: 'anahtar',
  accountsUrl: 'https://hesap.example',
  tokenUrl: 'https://jeton.example',
  clientVersion: 'dernek/1',
  isMobile: false,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    if (request.signal.aborted) return Promise.reject(new DOMException('late', 'TimeoutError'));
    return Promise.resolve().then(() => answer(request));
  },
};
const gateway = createProviderGateway(config, {
  read: () => session,
  write: (next) => void (session = next),
});
const refusal = (code: string) => () => Response.json({ error: { message: code } }, { status: 400 });
const paths = () => requests.map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  session = null;
  requests = [];
  answer = () => Response.json(GRANTED);
});

describe('a refusal', () => {
  test('has eleven codes in the specification', () => {
    expect(SPECIFIED_CODES).toHaveLength(11);
  });

  test.each(SPECIFIED_CODES)(
    '%s becomes %s, in Turkish, as the specification lists it',
    async (server, client) => {
      answer = refusal(`${server} : detail`);
      await expect(gateway.signIn(CREDENTIALS)).rejects.toMatchObject({
        code: client,
        message: expect.stringMatching(/^[A-ZÇĞİÖŞÜ][^()]+\.$/) as string,
      });
    },
  );

  test('with an unknown code shows that code', async () => {
    answer = refusal('QUOTA_EXCEEDED');
    await expect(gateway.signIn(CREDENTIALS)).rejects.toThrow('(quota_exceeded)');
  });

  test('a network failure has its own message', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(gateway.signIn(CREDENTIALS)).rejects.toMatchObject({ code: 'network-request-failed' });
  });
});

test.each([
  ['desktop', false, 30_000],
  ['mobile', true, 60_000],
] as const)('a request on %s is aborted after its time limit', async (device, isMobile, durationMs) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const call = callProvider({ ...config, isMobile }, { url: 'https://hesap.example/v2/passwordPolicy' });
  await expect(call).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(timeout).toHaveBeenCalledWith(durationMs);
  expect(TIMEOUT_MS[device]).toBe(durationMs);
  timeout.mockRestore();
});

test('requests carry the key in the address, and client version and locale in headers', async () => {
  await gateway.signIn(CREDENTIALS);
  const [request] = requests;
  expect(request?.url).toBe('https://hesap.example/v1/accounts:signInWithPassword?key=anahtar');
  expect(request?.headers.get('x-client-version')).toBe('dernek/1');
  expect(request?.headers.get('x-firebase-locale')).toBe('tr');
});

describe('the session', () => {
  test('is stored after signing in and removed after signing out, even if the server is unreachable', async () => {
    await gateway.signIn(CREDENTIALS);
    expect(session).toMatchObject({ accessToken: 'id', refreshToken: 'refresh' });
    answer = refusal('BACKEND_ERROR');
    await gateway.signOut();
    expect(session).toBeNull();
  });

  test('is used as it is while its token has more than 30 seconds left', async () => {
    session = { accessToken: 'old', refreshToken: 'refresh', expiresAt: Date.now() + 31_000 };
    answer = () => Response.json({ schemaVersion: 1, ...GRANTED });
    await gateway.changePassword({ password: 'kiraz-agaci-2' });
    expect(paths()).toEqual(['/v2/passwordPolicy', '/v1/accounts:update']);
    expect(await requests[1]?.json()).toMatchObject({ idToken: 'old' });
  });

  test('is renewed with a form body once its token expires within 30 seconds', async () => {
    session = { accessToken: 'old', refreshToken: 'refresh', expiresAt: Date.now() + 29_000 };
    answer = ({ url }) =>
      Response.json(
        url.includes('/v1/token')
          ? { access_token: 'new', refresh_token: 'refresh-2', expires_in: '3600' }
          : { schemaVersion: 1, ...GRANTED },
      );
    await gateway.changePassword({ password: 'kiraz-agaci-2' });
    expect(paths()).toEqual(['/v2/passwordPolicy', '/v1/token', '/v1/accounts:update']);
    const form = new URLSearchParams(await requests[1]?.text());
    expect(Object.fromEntries(form)).toEqual({ grant_type: 'refresh_token', refresh_token: 'refresh' });
    expect(await requests[2]?.json()).toMatchObject({ idToken: 'new' });
  });

  test.each(['USER_DISABLED', 'TOKEN_EXPIRED'])(
    'ends by itself on %s and notifies listeners',
    async (code) => {
      session = { accessToken: 'id', refreshToken: 'refresh', expiresAt: Date.now() + AN_HOUR_MS };
      const lost = vi.fn();
      const stop = gateway.onSessionLost(lost);
      answer = ({ url }) => (url.includes('Policy') ? Response.json({ schemaVersion: 1 }) : refusal(code)());
      await expect(gateway.changePassword({ password: 'kiraz-agaci-2' })).rejects.toThrow();
      expect(session).toBeNull();
      expect(lost).toHaveBeenCalledOnce();
      stop();
    },
  );

  test('stays after any other refusal', async () => {
    session = { accessToken: 'id', refreshToken: 'refresh', expiresAt: Date.now() + AN_HOUR_MS };
    answer = ({ url }) =>
      url.includes('Policy')
        ? Response.json({ schemaVersion: 1 })
        : refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')();
    await expect(gateway.changePassword({ password: 'kiraz-agaci-2' })).rejects.toMatchObject({
      code: 'requires-recent-login',
    });
    expect(session).not.toBeNull();
  });
});

describe('recovery', () => {
  test('gives the same answer whether or not the account exists', async () => {
    answer = refusal('EMAIL_NOT_FOUND');
    await expect(
      gateway.requestPasswordReset('kimse@mezunlar.example', 'https://site.example'),
    ).resolves.toBeUndefined();
  });

  test('changes the password once with the code of the mail', async () => {
    answer = () => Response.json({ schemaVersion: 1 });
    await gateway.redeemRecoveryToken({ kind: 'pkce', value: 'kod' });
    await gateway.changePassword({ password: 'kiraz-agaci-2' });
    expect(await requests[1]?.json()).toEqual({ oobCode: 'kod', newPassword: 'kiraz-agaci-2' });
    await expect(gateway.changePassword({ password: 'kiraz-agaci-3' })).rejects.toMatchObject({
      code: 'user-token-expired',
    });
  });

  test('refuses a weak password before sending it where the policy is enforced', async () => {
    answer = () => Response.json({ schemaVersion: 1, enforcementState: 'ENFORCE' });
    await gateway.redeemRecoveryToken({ kind: 'pkce', value: 'kod' });
    await expect(gateway.changePassword({ password: 'abc' })).rejects.toThrow('en az 6');
    expect(paths()).toEqual(['/v2/passwordPolicy']);
  });
});
