import { beforeEach, expect, test } from 'vitest';
import { createSupabaseGateway, type AccountGateway } from '../../../../admin/providers/supabase-gateway';
import { FakeBackend } from './fake-backend';

let backend: FakeBackend;
let gateway: AccountGateway;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  gateway = createSupabaseGateway(backend.client, () => backend.eraseSession());
});

test('a new password is sent with the present one', async () => {
  await gateway.changePassword({ password: 'sessiz-bir-liman', currentPassword: 'eski-parola' });
  expect(await backend.lastRequest()).toMatchObject({
    method: 'PUT',
    path: '/auth/v1/user',
    body: { password: 'sessiz-bir-liman', current_password: 'eski-parola' },
  });
});

test('a mailed code is asked for and sent with the new password', async () => {
  await gateway.mailPasswordCode();
  expect(await backend.lastRequest()).toMatchObject({ method: 'GET', path: '/auth/v1/reauthenticate' });
  await gateway.changePassword({ password: 'sessiz-bir-liman', mailedCode: '2352103624' });
  expect((await backend.lastRequest()).body).toMatchObject({ nonce: '2352103624' });
});

test('after a recovery a new password is sent without the present one', async () => {
  await gateway.changePassword({ password: 'sessiz-bir-liman' });
  expect((await backend.lastRequest()).body).not.toHaveProperty('current_password');
});

test.each([
  [400, { error_code: 'current_password_required' }, 'Şimdiki parolanızı yazın.'],
  [400, { error_code: 'current_password_mismatch' }, 'Şimdiki parolanız bu değil. Yeniden yazın.'],
  [400, { error_code: 'current_password_invalid' }, 'Şimdiki parolanız bu değil. Yeniden yazın.'],
  [422, { error_code: 'same_password' }, 'Yeni parola eskisinden farklı olmalı.'],
  [422, { error_code: 'reauthentication_not_valid' }, 'Kod hatalı, süresi dolmuş ya da daha önce'],
  [401, { error_code: 'insufficient_aal' }, 'Bu işlem için iki adımlı doğrulamayla giriş yapın.'],
  [
    422,
    { error_code: 'weak_password', weak_password: { reasons: ['length'] } },
    'Parola en az 12 karakter olmalı.',
  ],
  [
    422,
    { error_code: 'weak_password', weak_password: { reasons: ['pwned'] } },
    'Bu parola kolayca tahmin edilebilir; başka bir parola seçin.',
  ],
  [
    422,
    { error_code: 'weak_password', weak_password: { reasons: ['characters'] } },
    'Bu parola yeterince güçlü değil; daha uzun bir parola seçin.',
  ],
])('a new password that is refused with %d %o says: %s', async (status, body, sentence) => {
  backend.answer = () => ({ status, body: { ...body, msg: 'english' } });
  const change = gateway.changePassword({ password: 'yeni', currentPassword: 'eski' });
  await expect(change).rejects.toThrow(sentence);
});
