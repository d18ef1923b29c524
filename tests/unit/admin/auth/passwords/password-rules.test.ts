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
])('a refusal with %s is shown at the field %s', (code, field) => {
  expect(refusedField(new IdentityError(code, 'cümle'))).toBe(field);
});

test('an error that is no refusal belongs to no field', () => {
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

test('a long, uncommon password is accepted', async () => {
  await expect(rejectWeakPassword('kestane-rengi yedi bulut')).resolves.toBeUndefined();
});
