import { beforeEach, describe, expect, test } from 'vitest';
import { createSecondStep, type SecondStepGateway } from '../../../../admin/providers/second-step';
import { readAccess } from '../../../../admin/providers/access';
import { FakeBackend, USER } from './fake-backend';

const APP = { id: 'app', factor_type: 'totp', friendly_name: 'Dernek yönetimi', status: 'verified' };
const CREATED = { created_at: '2026-01-01T00:00:00Z' };
const PHONE = { name: 'Cep telefonum', phone: '+905321234567' };
const MESSAGE = { id: 'message', factorId: 'phone', expiresAtMs: 1_800_000_000_000 };

let backend: FakeBackend;
let gateway: SecondStepGateway;

/** Answers by method and path; anything else gets an empty answer. */
function answers(table: Readonly<Record<string, object>>): void {
  backend.answer = ({ method, url }) => ({ body: table[`${method} ${new URL(url).pathname}`] ?? {} });
}
function refuse(status: number, code: string): void {
  backend.answer = () => ({ status, body: { code: status, error_code: code, msg: 'english' } });
}
const asked = () => backend.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  gateway = createSecondStep(backend.client);
});

describe('an authenticator app', () => {
  test('is enrolled again after an abandoned enrolment, with a picture and a secret', async () => {
    const totp = { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' };
    answers({
      'GET /auth/v1/user': { ...USER, factors: [{ ...APP, id: 'unfinished', status: 'unverified' }] },
      'POST /auth/v1/factors': { id: 'new', type: 'totp', totp },
    });
    const enrolment = await gateway.enrolTotp();
    expect(enrolment).toMatchObject({ factorId: 'new', secret: 'JBSWY3DP' });
    expect(enrolment.qrCode).toMatch(/^data:image\/svg\+xml/);
    expect(asked()).toContain('DELETE /auth/v1/factors/unfinished');
  });

  test('is asked by a challenge of its own with each code', async () => {
    answers({
      'POST /auth/v1/factors/app/challenge': { id: 'challenge', type: 'totp' },
      'POST /auth/v1/factors/app/verify': FakeBackend.session({ aal: 'aal2' }),
    });
    await gateway.verifyCode({ factorId: 'app' }, '123456');
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/factors/app/verify',
      body: { challenge_id: 'challenge', code: '123456' },
    });
  });

  test.each([
    [422, 'mfa_verification_failed', 'Kod hatalı ya da süresi dolmuş. Uygulamadaki yeni kodu yazın.'],
    [404, 'not_supported', 'Bu sunucu bu işlemi desteklemiyor.'],
    [422, 'mfa_totp_enroll_not_enabled', 'Bu sunucu bu işlemi desteklemiyor.'],
  ])('that is refused with %d %s says: %s', async (status, code, sentence) => {
    refuse(status, code);
    await expect(gateway.verifyCode({ factorId: 'app' }, '123456')).rejects.toThrow(sentence);
  });
});

describe('a telephone', () => {
  test('is enrolled with its number and its name, and leaves a verified app alone', async () => {
    const unfinished = { ...APP, ...CREATED, id: 'unfinished', factor_type: 'phone', status: 'unverified' };
    answers({
      'GET /auth/v1/user': { ...USER, factors: [{ ...APP, ...CREATED }, unfinished] },
      'POST /auth/v1/factors': { id: 'phone', type: 'phone', phone: '+905321234567' },
    });
    expect(await gateway.enrolPhone(PHONE)).toEqual({ id: 'phone', kind: 'phone', ...PHONE });
    expect(asked()).toEqual([
      'GET /auth/v1/user',
      'DELETE /auth/v1/factors/unfinished',
      'POST /auth/v1/factors',
    ]);
    expect((await backend.lastRequest()).body).toEqual({
      factor_type: 'phone',
      friendly_name: 'Cep telefonum',
      phone: '+905321234567',
    });
  });

  test('receives a message, whose challenge is kept for its code', async () => {
    answers({
      'POST /auth/v1/factors/phone/challenge': { id: 'message', type: 'phone', expires_at: 1_800_000_000 },
      'POST /auth/v1/factors/phone/verify': FakeBackend.session({ aal: 'aal2' }),
    });
    expect(await gateway.sendCode('phone')).toEqual(MESSAGE);
    await gateway.verifyCode(MESSAGE, '654321');
    expect(asked()).toEqual(['POST /auth/v1/factors/phone/challenge', 'POST /auth/v1/factors/phone/verify']);
    expect((await backend.lastRequest()).body).toEqual({ challenge_id: 'message', code: '654321' });
  });

  test('is removed by its id', async () => {
    await gateway.removeFactor('phone');
    expect(asked()).toEqual(['DELETE /auth/v1/factors/phone']);
  });

  // Codes and statuses as GoTrue 2.196.0 answered them.
  test.each([
    [422, 'mfa_phone_enroll_not_enabled', 'Bu sunucuda SMS ile doğrulama kapalı.'],
    [400, 'validation_failed', 'Cep telefonu numarasını 0532 123 45 67 gibi yazın.'],
    [422, 'mfa_factor_name_conflict', 'Bu adda bir doğrulama yönteminiz var.'],
    [422, 'mfa_verified_factor_exists', 'Bu numara hesabınızda zaten var.'],
    [422, 'too_many_enrolled_mfa_factors', 'Hesabınıza daha çok doğrulama yöntemi eklenemez.'],
    [403, 'insufficient_aal', 'Bu işlem için iki adımlı doğrulamayla giriş yapın.'],
  ])('that is refused at its enrolment with %d %s says: %s', async (status, code, sentence) => {
    backend.answer = ({ method }) =>
      method === 'GET' ? { body: USER } : { status, body: { error_code: code, msg: 'english' } };
    await expect(gateway.enrolPhone(PHONE)).rejects.toThrow(sentence);
  });

  test.each([
    [422, 'mfa_phone_verify_not_enabled', 'Bu sunucuda SMS ile doğrulama kapalı.'],
    [429, 'over_sms_send_rate_limit', 'Az önce bir SMS gönderildi.'],
    [429, 'over_request_rate_limit', 'Çok fazla deneme yapıldı.'],
    [500, 'unexpected_failure', 'SMS gönderilemedi.'],
    [422, 'sms_send_failed', 'SMS gönderilemedi.'],
    [404, 'mfa_factor_not_found', 'Bu doğrulama yöntemi hesabınızda artık yok.'],
  ])('whose message is refused with %d %s says: %s', async (status, code, sentence) => {
    refuse(status, code);
    const failure = gateway.sendCode('phone');
    await expect(failure).rejects.toThrow(sentence);
    await expect(failure).rejects.not.toThrow('english');
  });

  test.each([
    [422, 'mfa_verification_failed', 'Kod hatalı. En son gelen kodu yazın'],
    [403, 'otp_expired', 'Kod hatalı. En son gelen kodu yazın'],
    [422, 'mfa_challenge_expired', 'Kodun süresi doldu. Yeni kod isteyin.'],
    [422, 'mfa_ip_address_mismatch', 'Bu kod kullanılmış ya da bağlandığınız ağ değişmiş. Yeni kod isteyin.'],
  ])('whose code is refused with %d %s says: %s', async (status, code, sentence) => {
    refuse(status, code);
    await expect(gateway.verifyCode(MESSAGE, '000000')).rejects.toThrow(sentence);
  });
});

test.each(['totp', 'phone', 'webauthn'])('a verified factor of the kind %s half signs in', async (kind) => {
  const factors = [{ ...APP, ...CREATED, factor_type: kind }];
  backend.answer = ({ url }) => ({ body: url.includes('/rpc/is_admin') ? false : { ...USER, factors } });
  expect(await readAccess(backend.client)).toBe('half-signed-in');
  expect(await gateway.readSecondFactors()).toEqual([
    { id: 'app', kind, name: 'Dernek yönetimi', since: CREATED.created_at },
  ]);
});
