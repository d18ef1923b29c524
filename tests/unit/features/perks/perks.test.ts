import { describe, expect, test } from 'vitest';
import {
  categorySlug,
  perkCategories,
  perkCategory,
  perkContact,
} from '../../../../src/features/perks/perks';

const inCategory = (category: string) => ({ category });

describe('the categories of perks', () => {
  test('stand once each in the Turkish order, with Diğer last', () => {
    const written = [
      'Spor',
      'Diğer',
      'Şarküteri',
      'Çiçekçilik',
      'Zanaat',
      'Işıklandırma',
      'Spor',
      'İç Mimarlık',
    ];
    expect(perkCategories(written.map(inCategory))).toEqual([
      'Çiçekçilik',
      'Işıklandırma',
      'İç Mimarlık',
      'Spor',
      'Şarküteri',
      'Zanaat',
      'Diğer',
    ]);
  });

  test('with the same slug are one, in the first spelling', () => {
    expect(perkCategories(['Sağlık', 'sağlık ', 'SAĞLIK'].map(inCategory))).toEqual(['Sağlık']);
  });

  test.each(['', '   ', 'Diger', ' Diğer ', 'DİĞER'])('“%s” is Diğer', (category) => {
    expect(perkCategory({ category })).toBe('Diğer');
  });

  test('have slugs without Turkish letters', () => {
    expect(categorySlug('Yeme İçme')).toBe('yeme-icme');
    expect(categorySlug('Eğitim ve Danışmanlık')).toBe('egitim-ve-danismanlik');
    expect(categorySlug('Diğer')).toBe('diger');
  });
});

describe('the contact of a perk', () => {
  test('is its e-mail', () => {
    expect(
      perkContact({ contact_email: ' masa@cinaralti.example ', contact_phone: '+90 212 000 00 11' }),
    ).toBe('mailto:masa@cinaralti.example');
  });

  test.each([null, '', '  '])(
    'is its telephone where the e-mail is “%s”, only digits and +',
    (contact_email) => {
      expect(perkContact({ contact_email, contact_phone: '+90 (212) 000 00 11' })).toBe('tel:+902120000011');
    },
  );

  test.each([null, '', '  ', '-', '+'])(
    'is nowhere when there is no e-mail and the telephone is “%s”',
    (phone) => {
      expect(perkContact({ contact_email: null, contact_phone: phone })).toBeNull();
    },
  );
});
