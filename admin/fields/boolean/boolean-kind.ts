import { foldTurkish } from '../../../src/shared/turkish';
import { texts } from '../../i18n/texts';
import { choiceFilter } from '../column-filter';
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
  isSortable: true,
  filter: choiceFilter([
    { value: 'evet', label: texts.boolean.yes, narrow: (field) => [{ field, operator: 'eq', value: true }] },
    { value: 'hayir', label: texts.boolean.no, narrow: (field) => [{ field, operator: 'eq', value: false }] },
  ]),
  rules: () => [],
  toForm: (value, field) => (typeof value === 'boolean' ? value : (field.default ?? false)),
  toRow: (value) => value,
  toText: (value) => (value === true ? texts.boolean.yes : texts.boolean.no),
  fromText: (text) => WORDS[foldTurkish(text.trim())],
};
