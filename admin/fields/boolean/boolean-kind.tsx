import { foldTurkish } from '../../../src/lib/text/turkish';
import { texts } from '../../i18n/texts';
import type { CellProps, FieldKind } from '../field-kind';
import { choiceFilter } from '../filters';
import styles from './boolean.module.css';

export interface BooleanOptions {
  readonly default?: boolean;
}

/** Spellings of yes and no in imported tables. */
const YES = ['evet', 'true', '1', 'x'];
const NO = ['', 'hayir', 'false', '0'];

function BooleanCell({ value }: CellProps<'boolean'>) {
  return value === true ? texts.boolean.yes : <span className={styles.no}>{texts.boolean.no}</span>;
}

export const booleanKind: FieldKind<'boolean'> = {
  columnTypes: ['boolean'],
  Cell: BooleanCell,
  rules: () => [],
  toForm: (value, field) => (typeof value === 'boolean' ? value : (field.default ?? false)),
  toRow: (value) => value,
  toText: (value) => (value === true ? texts.boolean.yes : texts.boolean.no),
  fromText(text) {
    const word = foldTurkish(text.trim());
    return YES.includes(word) || (NO.includes(word) ? false : undefined);
  },
  sort: 'boolean',
  filter: choiceFilter([
    { value: 'evet', label: texts.boolean.yes, equals: true },
    { value: 'hayir', label: texts.boolean.no, equals: false },
  ]),
};
