import { AuthApiError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { toIdentityError } from '../../../../admin/providers/auth-errors';

// Codes and statuses as GoTrue 2.196.0 answered them.
test.each([
  [403, 'bad_jwt', 'Oturum bulunamadı.'],
  [400, 'refresh_token_not_found', 'Oturum bulunamadı.'],
  [400, 'refresh_token_already_used', 'Oturum bulunamadı.'],
  [400, 'session_expired', 'Oturum bulunamadı.'],
  [422, 'mfa_ip_address_mismatch', 'Bu kod kullanılmış ya da bağlandığınız ağ değişmiş.'],
  [422, 'mfa_factor_not_found', 'Bu doğrulama yöntemi hesabınızda artık yok.'],
  [422, 'mfa_phone_enroll_not_enabled', 'Bu sunucuda SMS ile doğrulama kapalı.'],
  [429, 'over_sms_send_rate_limit', 'Az önce bir SMS gönderildi.'],
  [400, 'captcha_failed', 'Robot olmadığınız doğrulanamadı.'],
  [400, 'provider_disabled', 'Bu giriş yolu kapalı.'],
  [422, 'signup_disabled', 'Bu kişiye açılmış bir hesap yok'],
  [422, 'identity_already_exists', 'Bu giriş yolu başka bir hesaba bağlı.'],
  [400, 'bad_json', 'Gönderilen bilgi okunamadı.'],
  [401, 'insufficient_aal', 'Bu işlem için iki adımlı doğrulamayla giriş yapın.'],
  [403, 'insufficient_aal', 'Bu işlem için iki adımlı doğrulamayla giriş yapın.'],
  [422, 'insufficient_aal', 'Bu işlem için iki adımlı doğrulamayla giriş yapın.'],
])('%d %s says: %s', (status, code, sentence) => {
  const { message } = toIdentityError(new AuthApiError('english', status, code), 'İşlem yapılamadı');
  expect(message).toContain(sentence);
  expect(message).not.toContain('english');
});
