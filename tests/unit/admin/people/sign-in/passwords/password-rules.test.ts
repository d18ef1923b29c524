import { expect, test } from 'vitest';
import {
  refusedField,
  rejectWeakPassword,
} from '../../../../../../admin/people/sign-in/passwords/password-rules';
import { IdentityError } from '../../../../../../admin/data/auth-errors';

test.each([
  ['current_password_invalid', 'currentPassword'],
  ['weak_password', 'password'],
  ['over_request_rate_limit', undefined],
])('a refusal with %s is shown at the field %s', (code, field) => {
  expect(refusedField(new IdentityError(code, 'cümle'))).toBe(field);
});

test.each([
  ['Kestane7!', 'Parola en az 12 karakter olmalı.'],
  ['123456789012', 'kolayca tahmin edilebilir'],
  ['sifresifresifre', 'kolayca tahmin edilebilir'],
])('the new password %s is refused before it is sent: %s', async (password, sentence) => {
  await expect(rejectWeakPassword(password)).rejects.toThrow(sentence);
});
