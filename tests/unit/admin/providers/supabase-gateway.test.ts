import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isTokenRefused,
  readEmailChange,
  readInvitation,
  readRecoveryToken,
} from '../../../../admin/auth/passwords/recovery-token';
import { createSupabaseGateway, type AccountGateway } from '../../../../admin/providers/supabase-gateway';
import { FakeBackend, USER } from './fake-backend';

const APP = {
  id: 'app',
  factor_type: 'totp',
  friendly_name: 'Dernek yönetimi',
  status: 'verified',
  created_at: '2026-02-01T00:00:00Z',
  phone: '',
};
const UNFINISHED = { ...APP, id: 'unfinished', status: 'unverified' };
const TELEPHONE = {
  ...APP,
  id: 'phone',
  factor_type: 'phone',
  friendly_name: 'Cep telefonum',
  phone: '905321234567',
  created_at: '2026-01-01T00:00:00Z',
};
const IDENTITIES = [
  { identity_id: 'a', id: USER.id, user_id: USER.id, provider: 'email' },
  { identity_id: 'b', id: '42', user_id: USER.id, provider: 'google', created_at: '2026-03-01T00:00:00Z' },
];

let backend: FakeBackend;
let gateway: AccountGateway;

/** Answers by method and path; anything else gets an empty answer. */
function answers(table: Readonly<Record<string, object>>): void {
  backend.answer = ({ method, url }) => ({ body: table[`${method} ${new URL(url).pathname}`] ?? {} });
}
const asked = () => backend.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  const readSettings = () => Promise.resolve({});
  gateway = createSupabaseGateway(backend.client, () => backend.eraseSession(), readSettings);
});

test('a recovery requests a mail with a challenge that only this browser can answer', async () => {
  await gateway.requestPasswordReset(USER.email, 'https://site.example/giris/yeni-parola');
  expect(await backend.lastRequest()).toMatchObject({
    path: '/auth/v1/recover',
    query: { redirect_to: 'https://site.example/giris/yeni-parola' },
    body: { email: USER.email, code_challenge_method: 's256' },
  });
});

test('a captcha’s token travels with a sign-in and a recovery, and is absent without one', async () => {
  const sent = { gotrue_meta_security: { captcha_token: 'insan' } };
  backend.answer = () => ({ body: FakeBackend.session() });
  await gateway.signIn({ email: USER.email, password: 'parola', captchaToken: 'insan' });
  expect(await backend.lastRequest()).toMatchObject({ query: { grant_type: 'password' }, body: sent });
  await gateway.requestPasswordReset(USER.email, 'https://site.example', 'insan');
  expect(await backend.lastRequest()).toMatchObject({ path: '/auth/v1/recover', body: sent });
  await gateway.signIn({ email: USER.email, password: 'parola' });
  expect((await backend.lastRequest()).body).not.toHaveProperty('gotrue_meta_security.captcha_token');
});

describe('a recovery link', () => {
  test.each([
    ['?code=abc', { kind: 'pkce', value: 'abc' }],
    ['?token_hash=abc&type=recovery', { kind: 'token-hash', value: 'abc' }],
    ['?token_hash=abc&type=magiclink', undefined],
    ['?error=access_denied&error_code=otp_expired', undefined],
    ['', undefined],
  ])('the query %s holds the token %o', (search, token) => {
    expect(readRecoveryToken(search)).toEqual(token);
  });

  test('with a code is exchanged together with the code verifier', async () => {
    await gateway.requestPasswordReset(USER.email, 'https://site.example');
    backend.answer = () => ({ body: FakeBackend.session() });
    await gateway.redeemRecoveryToken({ kind: 'pkce', value: 'abc' });
    expect(await backend.lastRequest()).toMatchObject({
      query: { grant_type: 'pkce' },
      body: { auth_code: 'abc', code_verifier: expect.stringMatching(/^\w{50,}/) as string },
    });
  });

  test('with a code fails with a message in another browser', async () => {
    const elsewhere = gateway.redeemRecoveryToken({ kind: 'pkce', value: 'abc' });
    await expect(elsewhere).rejects.toThrow('Onu istediğinizde kullandığınız tarayıcıda açın');
  });

  test('with a hash is verified as a recovery', async () => {
    backend.answer = () => ({ body: FakeBackend.session() });
    await gateway.redeemRecoveryToken({ kind: 'token-hash', value: 'abc' });
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/verify',
      body: { token_hash: 'abc', type: 'recovery' },
    });
  });
});

describe('an invitation', () => {
  test.each([
    ['?token_hash=abc&type=invite', { type: 'invite', tokenHash: 'abc' }],
    ['?token_hash=abc&type=recovery', { type: 'recovery', tokenHash: 'abc' }],
    ['?token_hash=abc&type=email_change', undefined],
    ['?type=invite', undefined],
    ['', undefined],
  ])('is read from the query %s as %o', (search, link) => {
    expect(readInvitation(search)).toEqual(link);
  });

  test.each(['invite', 'recovery'] as const)('is verified as %s', async (type) => {
    backend.answer = () => ({ body: FakeBackend.session() });
    await gateway.redeemInvitation({ type, tokenHash: 'abc' });
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/verify',
      body: { token_hash: 'abc', type },
    });
  });

  test('that was used or is old is told apart from other failures', async () => {
    const redeem = () => gateway.redeemInvitation({ type: 'invite', tokenHash: 'abc' });
    backend.answer = () => ({ status: 403, body: { error_code: 'otp_expired', msg: 'english' } });
    await expect(redeem()).rejects.toSatisfy(isTokenRefused);
    backend.answer = () => ({ status: 503, body: {} });
    await expect(redeem()).rejects.not.toSatisfy(isTokenRefused);
  });
});

describe('a new e-mail', () => {
  const change = { email: 'yeni@mezunlar.example', currentPassword: 'parola' };

  test.each([
    ['?token_hash=abc&type=email_change', 'abc'],
    ['?token_hash=abc&type=invite', undefined],
    ['?type=email_change', undefined],
  ])('is confirmed by the query %s with %s', (search, hash) => {
    expect(readEmailChange(search)).toBe(hash);
  });

  test('is sent with the present password and the page that its mail leads to', async () => {
    answers({ 'PUT /auth/v1/user': { ...USER, new_email: 'yeni@mezunlar.example' } });
    await gateway.changeEmail(change, 'https://site.example/giris/eposta');
    expect(await backend.lastRequest()).toMatchObject({
      method: 'PUT',
      path: '/auth/v1/user',
      query: { redirect_to: 'https://site.example/giris/eposta' },
      body: { email: 'yeni@mezunlar.example', current_password: 'parola' },
    });
  });

  test('is complete with a session, as on hosted Supabase', async () => {
    answers({ 'POST /auth/v1/verify': FakeBackend.session({}, { email: 'yeni@mezunlar.example' }) });
    expect(await gateway.confirmEmail('abc')).toBe('yeni@mezunlar.example');
    expect(asked()).toEqual(['POST /auth/v1/verify']);
  });

  test('is complete without a session of its own, and the stored session learns of it', async () => {
    const user = { ...USER, email: 'yeni@mezunlar.example' };
    answers({ 'POST /auth/v1/verify': user, 'POST /auth/v1/token': FakeBackend.session({}, user) });
    expect(await gateway.confirmEmail('abc')).toBe('yeni@mezunlar.example');
    const { data } = await backend.client.auth.getSession();
    expect(data.session?.user.email).toBe('yeni@mezunlar.example');
  });

  test('waits for the old address after the first of two links', async () => {
    answers({ 'POST /auth/v1/verify': { code: 200, msg: 'Confirmation link accepted' } });
    expect(await gateway.confirmEmail('abc')).toBeNull();
  });

  test('is shown with the account until it is confirmed', async () => {
    answers({ 'GET /auth/v1/user': { ...USER, new_email: 'yeni@mezunlar.example' } });
    expect(await gateway.readAccount()).toMatchObject({
      email: USER.email,
      pendingEmail: 'yeni@mezunlar.example',
    });
  });

  test.each([
    [400, 'current_password_invalid', 'Şimdiki parolanız bu değil. Yeniden yazın.'],
    [422, 'email_exists', 'Bu adres başka bir hesapta kullanılıyor.'],
    [400, 'validation_failed', 'E-posta adresi eksik ya da hatalı görünüyor; yazımını gözden geçirin.'],
    [400, 'email_address_not_authorized', 'Sunucu bu adrese ileti gönderemiyor.'],
    [422, 'email_provider_disabled', 'Bu sunucuda e-posta adresi buradan değiştirilemez'],
    [404, 'not_supported', 'Bu sunucu bu işlemi desteklemiyor.'],
    [429, 'over_email_send_rate_limit', 'Çok fazla deneme yapıldı.'],
  ])('that is refused with %d %s says: %s', async (status, code, sentence) => {
    backend.answer = () => ({ status, body: { code, error_code: code, msg: 'english' } });
    await expect(gateway.changeEmail(change, 'https://site.example')).rejects.toThrow(sentence);
  });
});

test('the account has its address, its ways of signing in and its factors of both kinds, the oldest first', async () => {
  const factors = [UNFINISHED, APP, TELEPHONE];
  answers({ 'GET /auth/v1/user': { ...USER, identities: IDENTITIES, factors } });
  expect(await gateway.readAccount()).toEqual({
    email: USER.email,
    identities: [
      { id: 'a', provider: 'email' },
      { id: 'b', provider: 'google', since: '2026-03-01T00:00:00Z' },
    ],
    secondFactors: [
      {
        id: 'phone',
        kind: 'phone',
        name: 'Cep telefonum',
        phone: '+905321234567',
        since: '2026-01-01T00:00:00Z',
      },
      { id: 'app', kind: 'totp', name: 'Dernek yönetimi', since: '2026-02-01T00:00:00Z' },
    ],
    hasSecondStep: true,
    emailNeedsPassword: false,
  });
});

test('the current password is asked before a new e-mail only where the server looks at it', async () => {
  const readSettings = () => Promise.resolve({ email_change_needs_password: true });
  const asking = createSupabaseGateway(backend.client, () => backend.eraseSession(), readSettings);
  answers({ 'GET /auth/v1/user': USER });
  expect(await asking.readAccount()).toMatchObject({ emailNeedsPassword: true });
  await asking.changeEmail({ email: 'yeni@mezunlar.example' }, 'https://site.example');
  expect((await backend.lastRequest()).body).not.toHaveProperty('current_password');
});

test.each([
  ['says that it has none', () => Promise.resolve({ mfa_enabled: false }), false],
  ['says nothing of it, as hosted Supabase does', () => Promise.resolve({}), true],
  ['cannot be asked', () => Promise.reject(new TypeError('Failed to fetch')), true],
])('a second step is offered unless the server has none: it %s', async (_, readSettings, isOffered) => {
  const asking = createSupabaseGateway(backend.client, () => backend.eraseSession(), readSettings);
  answers({ 'GET /auth/v1/user': USER });
  expect(await asking.readAccount()).toMatchObject({ hasSecondStep: isOffered });
});

test('a way of signing in is unlinked by its identity', async () => {
  answers({ 'GET /auth/v1/user': { ...USER, identities: IDENTITIES } });
  await gateway.unlinkIdentity({ id: 'b', provider: 'google' });
  expect(asked()).toContain('DELETE /auth/v1/user/identities/b');
});

describe('sessions', () => {
  test('of other devices end and this one stays', async () => {
    await gateway.signOutOthers();
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/logout',
      query: { scope: 'others' },
    });
    expect((await backend.client.auth.getSession()).data.session).not.toBeNull();
  });

  test('that end by themselves notify listeners, and those that the person ends do not', async () => {
    const lost = vi.fn();
    const stop = gateway.onSessionLost(lost);
    await gateway.signOut();
    expect(lost).not.toHaveBeenCalled();

    backend.answer = () => ({ body: { ...FakeBackend.session(), expires_in: -1, expires_at: 1 } });
    await gateway.signIn({ email: USER.email, password: 'parola' });
    backend.answer = () => ({ status: 400, body: { error_code: 'refresh_token_not_found', msg: 'gone' } });
    await backend.client.auth.refreshSession();
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });
});
