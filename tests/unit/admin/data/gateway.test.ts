import { beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthGateway,
  isTokenRefused,
  readMailedLink,
  type AuthGateway,
} from '../../../../admin/data/auth-gateway';
import { phoneOf, secondFactors } from '../../../../admin/data/second-step';
import { FakeBackend, USER } from './fake-backend';

const SITE = 'https://site.example/giris';
const PASSWORD = 'sessiz-bir-liman';
const CREDENTIALS = { email: USER.email, password: 'parola' };
const NEW_EMAIL = 'yeni@mezunlar.example';
const CAPTCHA = { gotrue_meta_security: { captcha_token: 'insan' } };
const ID_TOKEN = { provider: 'google', token: 'jeton', nonce: 'bir' } as const;
const A_VERIFIER = expect.stringMatching(/^\w{50,}/) as string;
const [JANUARY, FEBRUARY] = ['01', '02'].map((month) => `2026-${month}-01T00:00:00Z`);
const APP = {
  ...{ id: 'app', factor_type: 'totp', friendly_name: 'Dernek yönetimi' },
  ...{ status: 'verified', created_at: FEBRUARY, phone: '' },
};
const PHONE = '+905321234567';
const TELEPHONE = {
  ...APP,
  ...{ id: 'phone', factor_type: 'phone', friendly_name: 'Cep telefonum' },
  ...{ phone: '905321234567', created_at: JANUARY },
};
const GOOGLE = { identity_id: 'b', id: '42', user_id: USER.id, provider: 'google' };
const IDENTITIES = [{ identity_id: 'a', id: USER.id, user_id: USER.id, provider: 'email' }, GOOGLE];

let backend: FakeBackend;
let gateway: AuthGateway;

/** Answers by method and path; anything else gets an empty answer. */
function answers(table: Readonly<Record<string, object>>): void {
  backend.answer = ({ method, url }) => ({
    body: table[`${method} ${new URL(url).pathname.replace('/auth/v1/', '')}`] ?? {},
  });
}
const asked = () =>
  backend.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/auth/v1/', '')}`);

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  gateway = createAuthGateway(
    backend.client,
    () => backend.eraseSession(),
    () => Promise.resolve({}),
  );
});

describe('the last request of', () => {
  test.each<[string, () => Promise<unknown>, { path: string; query?: object; body: object }]>([
    [
      'a recovery asks for a mail with a challenge that only this browser can answer',
      () => gateway.requestPasswordReset(USER.email, SITE),
      {
        path: 'recover',
        query: { redirect_to: SITE },
        body: { email: USER.email, code_challenge_method: 's256' },
      },
    ],
    [
      'a sign-in has a captcha’s token',
      () => gateway.signIn(CREDENTIALS, 'insan'),
      { path: 'token', query: { grant_type: 'password' }, body: CAPTCHA },
    ],
    [
      'a new password has the present one',
      () => gateway.changePassword({ password: PASSWORD, current_password: 'eski' }),
      { path: 'user', body: { password: PASSWORD, current_password: 'eski' } },
    ],
    [
      'a new password has the mailed code',
      () => gateway.changePassword({ password: PASSWORD, nonce: '2352103624' }),
      { path: 'user', body: { password: PASSWORD, nonce: '2352103624' } },
    ],
    [
      'a new e-mail has the present password and the page that its mail leads to',
      () => gateway.changeEmail({ email: NEW_EMAIL, current_password: 'parola' }, SITE),
      { path: 'user', query: { redirect_to: SITE }, body: { email: NEW_EMAIL, current_password: 'parola' } },
    ],
    [
      'a provider’s own token has its nonce and a captcha’s token',
      () => gateway.signInWithIdToken(ID_TOKEN, 'insan'),
      {
        path: 'token',
        query: { grant_type: 'id_token' },
        body: { provider: 'google', id_token: 'jeton', nonce: 'bir', ...CAPTCHA },
      },
    ],
  ])('%s', async (_, act, { path, ...request }) => {
    backend.answer = () => ({ body: FakeBackend.session() });
    await act();
    expect(await backend.lastRequest()).toMatchObject({ path: `/auth/v1/${path}`, ...request });
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'a sign-in without a captcha has no token',
      () => gateway.signIn(CREDENTIALS),
      'gotrue_meta_security.captcha_token',
    ],
    [
      'a new password after a recovery has no present one',
      () => gateway.changePassword({ password: PASSWORD }),
      'current_password',
    ],
    [
      'a new e-mail where the server does not look at the password has none',
      () => gateway.changeEmail({ email: NEW_EMAIL }, SITE),
      'current_password',
    ],
  ])('%s', async (_, act, absent) => {
    backend.answer = () => ({ body: FakeBackend.session() });
    await act();
    expect((await backend.lastRequest()).body).not.toHaveProperty(absent);
  });
});

describe('a link in a mail', () => {
  const RECOVERY = { type: 'recovery', token_hash: 'abc' };
  test.each([
    ['?code=abc', { code: 'abc' }, undefined, undefined],
    ['?token_hash=abc&type=recovery', RECOVERY, RECOVERY, undefined],
    ['?token_hash=abc&type=invite', undefined, { type: 'invite', token_hash: 'abc' }, undefined],
    ['?token_hash=abc&type=email_change', undefined, undefined, { type: 'email_change', token_hash: 'abc' }],
    ['?error=access_denied&error_code=otp_expired', undefined, undefined, undefined],
  ])(
    '%s holds the recovery %o, the invitation %o and the new e-mail %o',
    (search, recovery, invited, email) => {
      expect(readMailedLink(search, 'code', 'recovery')).toEqual(recovery);
      expect(readMailedLink(search, 'invite', 'recovery')).toEqual(invited);
      expect(readMailedLink(search, 'email_change')).toEqual(email);
    },
  );

  test('with a code is exchanged together with the code verifier', async () => {
    await gateway.requestPasswordReset(USER.email, SITE);
    backend.answer = () => ({ body: FakeBackend.session() });
    await gateway.redeemLink({ code: 'abc' });
    expect(await backend.lastRequest()).toMatchObject({
      query: { grant_type: 'pkce' },
      body: { auth_code: 'abc', code_verifier: A_VERIFIER },
    });
  });

  test('with a code fails with a message in another browser', async () => {
    const elsewhere = gateway.redeemLink({ code: 'abc' });
    await expect(elsewhere).rejects.toThrow('Onu istediğinizde kullandığınız tarayıcıda açın');
  });

  test('that was used or is old is told apart from other failures', async () => {
    const redeem = () => gateway.redeemLink({ type: 'invite', token_hash: 'abc' });
    backend.answer = () => ({ status: 403, body: { error_code: 'otp_expired', msg: 'english' } });
    await expect(redeem()).rejects.toSatisfy(isTokenRefused);
    backend.answer = () => ({ status: 503, body: {} });
    await expect(redeem()).rejects.not.toSatisfy(isTokenRefused);
  });
});

describe('a new e-mail', () => {
  test.each([
    ['with a session, as on hosted Supabase', FakeBackend.session({}, { email: NEW_EMAIL }), NEW_EMAIL],
    ['without a session of its own', { ...USER, email: NEW_EMAIL }, NEW_EMAIL],
    ['only with the other of two links', { code: 200, msg: 'Confirmation link accepted' }, null],
  ])('is complete %s', async (_, verified, email) => {
    const renewed = FakeBackend.session({}, { email: NEW_EMAIL });
    answers({ 'POST verify': verified, 'POST token': renewed });
    expect(await gateway.confirmEmail({ type: 'email_change', token_hash: 'abc' })).toBe(email);
    const { data } = await backend.client.auth.getSession();
    expect(data.session?.user.email).toBe(email ?? USER.email);
  });
});

describe('the account', () => {
  test('has its address, its ways of signing in and its factors of both kinds, the oldest first', async () => {
    const unfinished = { ...APP, id: 'unfinished', status: 'unverified' };
    answers({ 'GET user': { ...USER, identities: IDENTITIES, factors: [unfinished, APP, TELEPHONE] } });
    const { user } = await gateway.readAccount();
    expect(user).toMatchObject({ email: USER.email, identities: IDENTITIES });
    expect(secondFactors(user).map(({ id }) => id)).toEqual(['phone', 'app']);
    expect(secondFactors(user).map(phoneOf)).toEqual([PHONE, undefined]);
  });

  test('loses a way of signing in by its identity, and a factor by its id', async () => {
    answers({});
    await gateway.unlinkIdentity(GOOGLE);
    await gateway.removeFactor('phone');
    expect(asked()).toEqual(['DELETE user/identities/b', 'DELETE factors/phone']);
  });
});
