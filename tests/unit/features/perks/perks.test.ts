import { describe, expect, test } from 'vitest';
import { perkCategories, perkCategory, perkContact } from '../../../../src/features/perks/perks';

describe('the categories of perks', () => {
  test.each([
    [
      'stand once each in the Turkish order, with Diğer last',
      'Spor, Diğer, Şarküteri, Çiçekçilik, Zanaat, Işıklandırma, Spor, İç Mimarlık',
      'Çiçekçilik, Işıklandırma, İç Mimarlık, Spor, Şarküteri, Zanaat, Diğer',
    ],
    ['with the same slug are one, in the first spelling', 'Sağlık, sağlık , SAĞLIK', 'Sağlık'],
  ])('%s', (_, written, shown) => {
    const rows = written.split(', ').map((category) => ({ category }));
    expect(perkCategories(rows).join(', ')).toBe(shown);
  });

  test.each(['   ', 'Diger', 'DİĞER'])('“%s” is Diğer', (category) => {
    expect(perkCategory({ category })).toBe('Diğer');
  });
});

test.each<readonly [string | null, string | null, string | null]>([
  [' masa@cinaralti.example ', '+90 212 000 00 11', 'mailto:masa@cinaralti.example'],
  ...[null, '  '].map((email) => [email, '+90 (212) 000 00 11', 'tel:+902120000011'] as const),
  ...[null, '-'].map((phone) => [null, phone, null] as const),
])(
  'the contact of a perk with e-mail “%s” and telephone “%s” is %s',
  (contact_email, contact_phone, contact) => {
    expect(perkContact({ contact_email, contact_phone, contact_phone_numbers: null })).toBe(contact);
  },
);
