import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../../src/lib/identity/common-passwords';

test.each([
  ['a row of digits', '123456789012'],
  ['a walk over the keyboard', 'qwertyuiop12'],
  ['the same letter', 'aaaaaaaaaaaa'],
  ['a word twice', 'parolaparola'],
  ['a club and its year', 'Galatasaray1905'],
  ['a name and a year', 'mehmet19851985'],
  ['a birthday twice', '15.03.198515.03.1985'],
  ['the association', 'NotreDameDeSion'],
])('%s is common', (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('the owner’s e-mail address with a year is common only for the owner', () => {
  expect(isCommonPassword('gülşenökten1990', ['gulsen.okten@posta.example'])).toBe(true);
  expect(isCommonPassword('gülşenökten1990', ['ali@posta.example'])).toBe(false);
});

test.each(['limon ağacı altında', 'uzun-bir-parola', 'xK9#mQ2$vL7w', 'rüzgarlı-bir-tepede'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
