import { expect, test } from 'vitest';
import { refusedField, rejectWeakPassword } from '../../../../../admin/auth/passwords/password-rules';
import { IdentityError } from '../../../../../admin/providers/identity/auth-gateway';

test.each([
  ['current_password_required', 'currentPassword'],
  ['current_password_mismatch', 'currentPassword'],
  ['current_password_invalid', 'currentPassword'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
  ['over_request_rate_limit', undefined],
])('a refusal with %s stands beside the field %s', (code, field) => {
  expect(refusedField(new IdentityError(code, 'cümle'))).toBe(field);
});

test('what is no refusal stands beside no field', () => {
  expect(refusedField(new Error('weak_password'))).toBeUndefined();
  expect(refusedField(null)).toBeUndefined();
});

test.each([
  ['Kestane7!', 'Parola en az 12 karakter olmalı.'],
  ['123456789012', 'kolayca tahmin edilebilir'],
  ['sifresifresifre', 'kolayca tahmin edilebilir'],
])('the new password %s is refused before it is sent: %s', async (password, sentence) => {
  await expect(rejectWeakPassword(password)).rejects.toThrow(sentence);
});

test('a long password that nobody else has is let through', async () => {
  await expect(rejectWeakPassword('kestane-rengi yedi bulut')).resolves.toBeUndefined();
});
