import { describe, expect, test } from 'vitest';
import { readPasswordPolicy } from '../../../../admin/data/identity/provider-client';
import {
  ACCOUNT_PASSWORD_POLICY,
  DEFAULT_PASSWORD_POLICY,
  passwordFaults,
} from '../../../../src/lib/identity/password-policy';

describe('a new password', () => {
  test('needs six characters and nothing else by default', () => {
    expect(passwordFaults(DEFAULT_PASSWORD_POLICY, 'çilek')).toEqual(['Parola en az 6 karakter olmalı.']);
    expect(passwordFaults(DEFAULT_PASSWORD_POLICY, 'kiraz1')).toEqual([]);
  });

  test.each([
    ['küçük harf', { needsLowercase: true }, 'ÇİLEK12!', 'ÇİLEKş2!'],
    ['büyük harf', { needsUppercase: true }, 'çilek12!', 'Çilek12!'],
    ['rakam', { needsDigit: true }, 'çilekler', 'çilekle4'],
    ['simge', { needsSymbol: true }, 'çilek 123', 'çilek-123'],
    ['en çok 8 karakter', { maxLength: 8 }, 'çilekler9', 'çilekler'],
  ])('is told of the missing %s', (word, demand, refused, accepted) => {
    const policy = { minLength: 6, ...demand };
    expect(passwordFaults(policy, refused)).toEqual([expect.stringContaining(word)]);
    expect(passwordFaults(policy, accepted)).toEqual([]);
  });
});

test('the password of an account of this site has twelve characters or more, and at most the 72 bytes that its hash reads', () => {
  const faults = (password: string) => passwordFaults(ACCOUNT_PASSWORD_POLICY, password);
  expect(faults('ağaçtakikuş')).toEqual(['Parola en az 12 karakter olmalı.']);
  expect(faults('ağaçtaki kuş')).toEqual([]);
  expect(faults('x'.repeat(72))).toEqual([]);
  expect(faults('x'.repeat(73))).toEqual([expect.stringContaining('en çok 72')]);
  expect(faults('ş'.repeat(37))).toEqual([expect.stringContaining('en çok 72')]);
});

describe('the provider’s policy', () => {
  test('has six as its minimum and is not enforced unless it says so', () => {
    expect(readPasswordPolicy({ schemaVersion: 1 })).toMatchObject({ minLength: 6, isEnforced: false });
  });

  test('is read with all its demands', () => {
    const customStrengthOptions = {
      minPasswordLength: 8,
      maxPasswordLength: 64,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    };
    const answer = { schemaVersion: 1, enforcementState: 'ENFORCE', customStrengthOptions };
    expect(readPasswordPolicy(answer)).toEqual({
      minLength: 8,
      maxLength: 64,
      needsLowercase: true,
      needsUppercase: true,
      needsDigit: true,
      needsSymbol: true,
      isEnforced: true,
    });
  });

  test.each([undefined, {}, { schemaVersion: 2 }])('of another schema version is refused: %o', (answer) => {
    expect(() => readPasswordPolicy(answer)).toThrow('not supported');
  });
});
