import { expect, test } from 'vitest';
import { faultOfNewPassword } from '../../../../../admin/people/sign-in/password-form';

test.each([
  ['Kestane7!', 'Parola en az 12 karakter olmalı.'],
  ['123456789012', 'kolayca tahmin edilebilir'],
  ['sifresifresifre', 'kolayca tahmin edilebilir'],
])('the new password %s is refused before it is sent: %s', async (password, sentence) => {
  expect(await faultOfNewPassword(password)).toContain(sentence);
});
