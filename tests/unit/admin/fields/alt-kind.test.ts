import { expect, test } from 'vitest';
import { altKind } from '../../../../admin/fields/alt/alt-kind';
import type { FieldOf } from '../../../../admin/schema/field-types';

const field: FieldOf<'alt'> = { name: 'cover_alt', kind: 'alt', label: 'Açıklama', of: 'cover_url' };

test('blanks are no description, and no word that the picture has no meaning', () => {
  expect(['   ', ' Ağaç ', '', null].map((value) => altKind.toRow(value, field))).toEqual([
    null,
    'Ağaç',
    '',
    null,
  ]);
});

test('a picture without meaning says so in words', () => {
  expect(['Ağaç', '', null].map((value) => altKind.toText(value, field))).toEqual([
    'Ağaç',
    'Yalnızca süs; açıklama gerekmez',
    '',
  ]);
});
