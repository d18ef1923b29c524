import { expect, test } from 'vitest';
import { emailFault, isEmail, tidyEmail } from '../../../../src/lib/identity/email-address';
import { EMAIL_ADDRESSES } from '../../../fixtures/email-addresses';

test.each(EMAIL_ADDRESSES)('%j is an address: %s', (text, isAddress) => {
  expect(isEmail(text)).toBe(isAddress);
});

test('a wrong address is told in a sentence, and Turkish letters in one of their own', () => {
  const malformed = 'E-posta adresi eksik ya da hatalı görünüyor; yazımını gözden geçirin.';
  for (const text of ['', 'ayse', 'ayşe', '"<img>"@x.test', 'ayse@dernek'])
    expect(emailFault(text), text).toBe(malformed);
  for (const text of ['ayşe@dernek.org', 'ayse@derneğimiz.org', 'ITIR@DERNEK.İSTANBUL', 'ırmak@dernek.org'])
    expect(emailFault(text), text).toMatch(/^E-posta adresinde ç, ğ, ı, İ, ö, ş, ü gibi harfler olamaz/);
  expect(emailFault('ayse', 'Başka bir cümle.')).toBe('Başka bir cümle.');
  expect(emailFault('  ayse@dernek.org\u00a0')).toBeUndefined();
});

test('what nobody sees in an address goes, and its domain is written in lower case', () => {
  expect(tidyEmail('\u202aayse@der\u00adnek\u2011okul.org\u202c')).toBe('ayse@dernek-okul.org');
  expect(tidyEmail(' Ayse.Yilmaz@Dernek.ORG ')).toBe('Ayse.Yilmaz@dernek.org');
  expect(tidyEmail('ayse')).toBe('ayse');
});
