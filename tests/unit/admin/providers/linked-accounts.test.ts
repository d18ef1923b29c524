import { beforeEach, describe, expect, test } from 'vitest';
import { createLinkedAccounts, type LinkedAccounts } from '../../../../admin/providers/linked-accounts';
import { FakeBackend, USER } from './fake-backend';

const RETURN = 'https://site.example/giris?redirect=%2Fadmin';
const IDENTITIES = [
  { identity_id: 'a', id: USER.id, user_id: USER.id, provider: 'email' },
  { identity_id: 'b', id: '42', user_id: USER.id, provider: 'google' },
];

let backend: FakeBackend;
let external: Record<string, boolean> | undefined;
let accounts: LinkedAccounts;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  external = { google: true, keycloak: true, azure: false };
  accounts = createLinkedAccounts(backend.client, () => Promise.resolve(external ? { external } : {}));
});

const refuse = (status: number, code: string) => () => ({
  status,
  body: { code, error_code: code, msg: 'english' },
});

describe('a sign-in at a provider', () => {
  test('goes to authorize with a challenge, and its code is redeemed with this browser’s verifier, once', async () => {
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
    await expect(accounts.redeemProviderCode('abc')).rejects.toThrow('Giriş yarıda kaldı');
  });

  test('asks a provider for what GoTrue would not ask for', async () => {
    const address = new URL(await accounts.signInAddress('keycloak', RETURN));
    expect(address.searchParams.get('scopes')).toBe('openid');
  });

  test('with a code that another browser began is refused without a request', async () => {
    await expect(accounts.redeemProviderCode('abc')).rejects.toThrow('Giriş yarıda kaldı');
    expect(backend.requests).toHaveLength(0);
  });

  test.each([
    [404, 'flow_state_not_found', 'Giriş yarıda kaldı'],
    [400, 'bad_code_verifier', 'Giriş yarıda kaldı'],
    [429, 'over_request_rate_limit', 'Çok fazla deneme yapıldı.'],
    [400, 'user_banned', 'Bu hesap kapatılmış.'],
  ])('whose code is refused with %d %s says: %s', async (status, code, sentence) => {
    await accounts.signInAddress('google', RETURN);
    backend.answer = refuse(status, code);
    await expect(accounts.redeemProviderCode('abc')).rejects.toThrow(sentence);
  });

  test('stays on the page when the server has the provider off or cannot be reached', async () => {
    await expect(accounts.signInAddress('azure', RETURN)).rejects.toThrow('Bu giriş yolu kapalı.');
    const away = createLinkedAccounts(backend.client, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(away.signInAddress('google', RETURN)).rejects.toThrow('Sunucuya ulaşılamıyor.');
  });

  test('is not held up by a server that does not say which providers it has', async () => {
    external = undefined;
    expect(await accounts.signInAddress('azure', RETURN)).toContain('provider=azure');
  });
});

test('a provider’s own token signs in, with its nonce and a captcha’s token', async () => {
  backend.answer = () => ({ body: FakeBackend.session() });
  await accounts.signInWithIdToken({
    provider: 'google',
    token: 'jeton',
    nonce: 'bir',
    captchaToken: 'insan',
  });
  expect(await backend.lastRequest()).toMatchObject({
    query: { grant_type: 'id_token' },
    body: {
      provider: 'google',
      id_token: 'jeton',
      nonce: 'bir',
      gotrue_meta_security: { captcha_token: 'insan' },
    },
  });
});

describe('linking', () => {
  test('asks the server for the provider’s address, as the signed-in person', async () => {
    backend.answer = () => ({ body: { url: 'https://provider.example/auth?state=x' } });
    const back = 'https://site.example/admin/hesap?baglanan=google';
    expect(await accounts.linkAddress('google', back)).toBe('https://provider.example/auth?state=x');
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/user/identities/authorize',
      query: { provider: 'google', redirect_to: back, skip_http_redirect: 'true' },
    });
  });

  test('and unlinking say when the server does not allow them, and that the last way stays', async () => {
    backend.answer = refuse(404, 'manual_linking_disabled');
    const off = 'Bu sunucuda giriş yolları buradan eklenemez ve kaldırılamaz.';
    await expect(accounts.linkAddress('google', RETURN)).rejects.toThrow(off);
    const answerDelete = (status: number, code: string) => {
      backend.answer = ({ method }) =>
        method === 'DELETE' ? refuse(status, code)() : { body: { ...USER, identities: IDENTITIES } };
    };
    answerDelete(404, 'manual_linking_disabled');
    await expect(accounts.unlinkIdentity({ id: 'b', provider: 'google' })).rejects.toThrow(off);
    answerDelete(422, 'single_identity_not_deletable');
    const last = accounts.unlinkIdentity({ id: 'b', provider: 'google' });
    await expect(last).rejects.toThrow('Hesabın son giriş yolu kaldırılamaz.');
  });
});
