import { foldTurkish } from '../../../src/shared/turkish';
import { texts } from '../../i18n/texts';
import type { FieldKind } from '../field-kind';
import { BooleanCell } from './boolean-cell';

/** How people write yes and no in a table. */
const WORDS: Readonly<Record<string, boolean>> = {
  '': false,
  evet: true,
  hayir: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
  x: true,
};

export const booleanKind: FieldKind<'boolean'> = {
  Cell: BooleanCell,
  place: 'aside',
  rules: () => [],
  toForm: (value, field) => (typeof value === 'boolean' ? value : (field.default ?? false)),
  toRow: (value) => value,
  toText: (value) => (value === true ? texts.boolean.yes : texts.boolean.no),
  fromText: (text) => WORDS[foldTurkish(text.trim())],
};
