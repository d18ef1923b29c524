import { expect, test } from 'vitest';
import { altKind } from '../../../../admin/fields/alt/alt-kind';
import type { FieldOf } from '../../../../admin/schema/field-types';

const field: FieldOf<'alt'> = { name: 'cover_alt', kind: 'alt', label: 'Açıklama', of: 'cover_url' };

test('blanks neither describe a picture nor mark it as decorative', () => {
  expect(['   ', ' Ağaç ', '', null].map((value) => altKind.toRow(value, field))).toEqual([
    null,
    'Ağaç',
    '',
    null,
  ]);
});

test('a decorative picture is named as such', () => {
  expect(['Ağaç', '', null].map((value) => altKind.toText(value, field))).toEqual([
    'Ağaç',
    'Yalnızca süs; açıklama gerekmez',
    '',
  ]);
});
