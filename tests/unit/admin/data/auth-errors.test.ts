import { beforeEach, expect, test } from 'vitest';
import { createAuthGateway } from '../../../../admin/data/auth-gateway';
import type { BackendError } from '../../../../admin/data/http-error';
import { FakeBackend, USER } from './fake-backend';

const SITE = 'https://site.example';
const EMAIL = 'yeni@mezunlar.example';
const IDENTITY = { identity_id: 'google', id: '1', user_id: USER.id, provider: 'google' };

let backend: FakeBackend;
beforeEach(async () => {
  backend = await FakeBackend.signedIn();
});

/** What a person may ask of the sign-in server. */
const attempts = {
  'a new password': ({ client }: FakeBackend) =>
    gatewayOf(client).changePassword({ password: 'yeni', current_password: 'eski' }),
  'a new e-mail': ({ client }: FakeBackend) =>
    gatewayOf(client).changeEmail({ email: EMAIL, current_password: 'parola' }, SITE),
  'an app’s code': ({ client }: FakeBackend) => gatewayOf(client).verifyCode({ factorId: 'app' }, '123456'),
  'a telephone': ({ client }: FakeBackend) =>
    gatewayOf(client).enrolPhone({ name: 'Cep telefonum', phone: '+905321234567' }),
  'a message': ({ client }: FakeBackend) => gatewayOf(client).sendCode('phone'),
  'a message’s code': ({ client }: FakeBackend) =>
    gatewayOf(client).verifyCode({ id: 'message', factorId: 'phone', expiresAtMs: 0 }, '000000'),
  'a provider’s sign-in': async ({ client }: FakeBackend) => {
    const accounts = gatewayOf(client);
    await accounts.signInAddress('google', SITE);
    await accounts.redeemProviderCode('abc');
  },
  linking: ({ client }: FakeBackend) => gatewayOf(client).linkAddress('google', SITE),
  unlinking: ({ client }: FakeBackend) => gatewayOf(client).unlinkIdentity(IDENTITY),
};
const gatewayOf = (client: FakeBackend['client']) =>
  createAuthGateway(
    client,
    () => undefined,
    () => Promise.resolve({}),
  );

const NO_SESSION = 'Oturum bulunamadı.';
const NO_LINKS = 'Bu sunucuda giriş yolları buradan eklenemez ve kaldırılamaz.';
const TOO_MANY = 'Çok fazla deneme yapıldı.';
const WITHOUT_STEP = 'Bu işlem için iki adımlı doğrulamayla giriş yapın.';
const WRONG_PASSWORD = 'Şimdiki parolanız bu değil. Yeniden yazın.';
const UNSUPPORTED = 'Bu sunucu bu işlemi desteklemiyor.';
const HALF_WAY = 'Giriş yarıda kaldı';

// Codes and statuses as GoTrue 2.196.0 answered them.
test.each([
  ['a new password', 400, 'current_password_invalid', WRONG_PASSWORD],
  ['a new password', 422, 'same_password', 'Yeni parola eskisinden farklı olmalı.'],
  ['a new password', 422, 'reauthentication_not_valid', 'Kod hatalı, süresi dolmuş ya da daha önce'],
  ['a new password', 403, 'insufficient_aal', WITHOUT_STEP],
  ['a new password', 403, 'bad_jwt', NO_SESSION],
  ['a new password', 400, 'captcha_failed', 'Robot olmadığınız doğrulanamadı.'],
  ['a new e-mail', 422, 'email_exists', 'Bu adres başka bir hesapta kullanılıyor.'],
  [
    'a new e-mail',
    400,
    'validation_failed',
    'E-posta adresi eksik ya da hatalı görünüyor; yazımını gözden geçirin.',
  ],
  ['a new e-mail', 429, 'over_email_send_rate_limit', TOO_MANY],
  [
    'an app’s code',
    422,
    'mfa_verification_failed',
    'Kod hatalı ya da süresi dolmuş. Uygulamadaki yeni kodu yazın.',
  ],
  ['an app’s code', 422, 'mfa_totp_enroll_not_enabled', UNSUPPORTED],
  ['a telephone', 422, 'mfa_phone_enroll_not_enabled', 'Bu sunucuda SMS ile doğrulama kapalı.'],
  ['a telephone', 400, 'validation_failed', 'Cep telefonu numarasını 0532 123 45 67 gibi yazın.'],
  ['a message', 429, 'over_sms_send_rate_limit', 'Az önce bir SMS gönderildi.'],
  ['a message', 500, 'unexpected_failure', 'SMS gönderilemedi.'],
  ['a message’s code', 422, 'mfa_challenge_expired', 'Kodun süresi doldu. Yeni kod isteyin.'],
  [
    'a message’s code',
    422,
    'mfa_ip_address_mismatch',
    'Bu kod kullanılmış ya da bağlandığınız ağ değişmiş. Yeni kod isteyin.',
  ],
  ['a provider’s sign-in', 400, 'bad_code_verifier', HALF_WAY],
  ['a provider’s sign-in', 400, 'user_banned', 'Bu hesap kapatılmış.'],
  ['a provider’s sign-in', 422, 'signup_disabled', 'Bu kişiye açılmış bir hesap yok'],
  ['linking', 422, 'identity_already_exists', 'Bu giriş yolu başka bir hesaba bağlı.'],
  ['linking', 404, 'manual_linking_disabled', NO_LINKS],
  ['unlinking', 422, 'single_identity_not_deletable', 'Hesabın son giriş yolu kaldırılamaz.'],
] as const)('%s that is refused with %d %s says: %s', async (attempt, status, code, sentence) => {
  backend.answer = ({ method, url }) =>
    method === 'GET' && url.endsWith('/user')
      ? { body: USER }
      : { status, body: { code, error_code: code, msg: 'english' } };
  const refusal: unknown = await attempts[attempt](backend).catch((error: unknown) => error);
  expect(refusal).toHaveProperty('message', expect.stringContaining(sentence));
  expect(refusal).not.toHaveProperty('message', expect.stringContaining('english'));
});

test.each([
  ['a new password', 'current_password_invalid', ['current_password']],
  ['a new password', 'weak_password', ['password']],
  ['a new password', 'over_request_rate_limit', []],
  ['a new e-mail', 'validation_failed', ['email']],
  ['a telephone', 'validation_failed', ['phone']],
] as const)('%s that is refused with %s is blamed on %o', async (attempt, code, fields) => {
  backend.answer = ({ method }) =>
    method === 'GET' ? { body: USER } : { status: 400, body: { error_code: code } };
  const refusal: unknown = await attempts[attempt](backend).catch((error: unknown) => error);
  expect(Object.keys((refusal as BackendError).errors)).toEqual(fields);
});

test.each([
  ['length', 'Parola en az 12 karakter olmalı.'],
  ['pwned', 'Bu parola kolayca tahmin edilebilir; başka bir parola seçin.'],
  ['characters', 'Bu parola yeterince güçlü değil; daha uzun bir parola seçin.'],
])('a password that is refused as weak for its %s says: %s', async (reason, sentence) => {
  const body = { error_code: 'weak_password', weak_password: { reasons: [reason] }, msg: 'english' };
  backend.answer = () => ({ status: 422, body });
  await expect(attempts['a new password'](backend)).rejects.toThrow(sentence);
});
