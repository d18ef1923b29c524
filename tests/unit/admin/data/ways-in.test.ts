import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthGateway } from '../../../../admin/data/auth-gateway';
import { createSecondStep } from '../../../../admin/data/second-step';
import { FakeBackend, USER } from './fake-backend';

const RETURN = 'https://site.example/giris?redirect=%2Fadmin';
const APP = { id: 'app', factor_type: 'totp', friendly_name: 'Dernek yönetimi', status: 'verified' };
const CREATED = { created_at: '2026-01-01T00:00:00Z' };
const PHONE = { name: 'Cep telefonum', phone: '+905321234567' };
const MESSAGE = { id: 'message', factorId: 'phone', expiresAtMs: 1_800_000_000_000 };

let backend: FakeBackend;
let secondStep: ReturnType<typeof createSecondStep>;

/** Answers by method and path below the sign-in server's; anything else gets an empty answer. */
function answers(table: Readonly<Record<string, object>>): void {
  backend.answer = (request) => ({ body: table[named(request)] ?? {} });
}
const named = ({ method, url }: Request) => `${method} ${new URL(url).pathname.replace('/auth/v1/', '')}`;
const asked = () => backend.requests.map(named);

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  secondStep = createSecondStep(backend.client);
});

describe('a sign-in at a provider', () => {
  const withProviders = (external?: Record<string, boolean>) =>
    accountsAsking(() => Promise.resolve(external ? { external } : {}));
  const accountsAsking = (readSettings: () => Promise<object>) =>
    createAuthGateway(backend.client, () => undefined, readSettings);

  test('goes to authorize with a challenge, and its code is redeemed with this browser’s verifier, once', async () => {
    const accounts = withProviders({ google: true });
    const address = new URL(await accounts.signInAddress('google', RETURN));
    expect(address.origin + address.pathname).toBe('http://backend.example/auth/v1/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      provider: 'google',
      redirect_to: RETURN,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 's256',
    });
    backend.answer = () => ({ body: FakeBackend.session() });
    await accounts.redeemProviderCode('abc');
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/token',
      query: { grant_type: 'pkce' },
      body: { auth_code: 'abc', code_verifier: expect.stringMatching(/^\w{50,}/) as string },
    });
    const requests = backend.requests.length;
    await expect(accounts.redeemProviderCode('abc')).rejects.toThrow('Giriş yarıda kaldı');
    expect(backend.requests).toHaveLength(requests);
  });

  test('stays on the page when the server has the provider off or cannot be reached', async () => {
    const off = withProviders({ azure: false }).signInAddress('azure', RETURN);
    await expect(off).rejects.toThrow('Bu giriş yolu kapalı.');
    const away = accountsAsking(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(away.signInAddress('google', RETURN)).rejects.toThrow('Sunucuya ulaşılamıyor.');
  });

  test('is linked at the provider’s address, which the server gives to the signed-in person', async () => {
    backend.answer = () => ({ body: { url: 'https://provider.example/auth?state=x' } });
    const back = 'https://site.example/admin/hesap?baglanan=google';
    expect(await withProviders().linkAddress('google', back)).toBe('https://provider.example/auth?state=x');
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/user/identities/authorize',
      query: { provider: 'google', redirect_to: back, skip_http_redirect: 'true' },
    });
  });
});

describe('a second step', () => {
  test('with an app is enrolled again after an abandoned enrolment, with a picture and a secret', async () => {
    const totp = { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' };
    answers({
      'GET user': { ...USER, factors: [{ ...APP, id: 'unfinished', status: 'unverified' }] },
      'POST factors': { id: 'new', type: 'totp', totp },
    });
    const qrCode = expect.stringMatching(/^data:image\/svg\+xml/) as string;
    expect(await secondStep.enrolTotp()).toMatchObject({
      id: 'new',
      totp: { secret: 'JBSWY3DP', qr_code: qrCode },
    });
    expect(asked()).toContain('DELETE factors/unfinished');
  });

  test('with an app asks for each code by a challenge of its own', async () => {
    answers({
      'POST factors/app/challenge': { id: 'challenge', type: 'totp' },
      'POST factors/app/verify': FakeBackend.session({ aal: 'aal2' }),
    });
    await secondStep.verifyCode({ factorId: 'app' }, '123456');
    expect(asked()).toEqual(['POST factors/app/challenge', 'POST factors/app/verify']);
    const { body } = await backend.lastRequest();
    expect(body).toMatchObject({ challenge_id: 'challenge', code: '123456' });
  });

  test('with a telephone is enrolled with its number and its name, and leaves a verified app alone', async () => {
    const unfinished = { ...APP, ...CREATED, id: 'unfinished', factor_type: 'phone', status: 'unverified' };
    answers({
      'GET user': { ...USER, factors: [{ ...APP, ...CREATED }, unfinished] },
      'POST factors': { id: 'phone', type: 'phone', phone: '+905321234567' },
    });
    expect(await secondStep.enrolPhone(PHONE)).toBe('phone');
    expect(asked()).toEqual(['GET user', 'DELETE factors/unfinished', 'POST factors']);
    const { body } = await backend.lastRequest();
    expect(body).toEqual({ factor_type: 'phone', friendly_name: PHONE.name, phone: PHONE.phone });
  });

  test('with a telephone sends a message, whose challenge is kept for its code', async () => {
    answers({
      'POST factors/phone/challenge': { id: 'message', type: 'phone', expires_at: 1_800_000_000 },
      'POST factors/phone/verify': FakeBackend.session({ aal: 'aal2' }),
    });
    expect(await secondStep.sendCode('phone')).toEqual(MESSAGE);
    await secondStep.verifyCode(MESSAGE, '654321');
    expect(asked()).toEqual(['POST factors/phone/challenge', 'POST factors/phone/verify']);
    expect((await backend.lastRequest()).body).toEqual({ challenge_id: 'message', code: '654321' });
  });
});
