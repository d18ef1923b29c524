import { Input } from 'antd';
import { formatCivilDate } from '../../../src/shared/dates';
import type { CellProps, FieldKind, InputProps } from '../field-kind';
import { dateFilter } from '../column-filter';
import { readDate } from './read-date';
import styles from './date.module.css';

/** The browser's own date input: no zone can shift what is picked, and phones bring their wheels. */
function DateInput({ control: { value = '', onChange, ...control } }: InputProps<'date'>) {
  return (
    <div className={styles.input}>
      <Input {...control} type="date" value={value} onChange={(event) => onChange?.(event.target.value)} />
      {value !== '' && <p className={styles.shown}>{formatCivilDate(value)}</p>}
    </div>
  );
}

function DateCell({ value }: CellProps<'date'>) {
  return inWords(value);
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? formatCivilDate(value.slice(0, 10)) : '';
}

/** A civil date: a day without clock and zone. */
export const dateKind: FieldKind<'date'> = {
  Input: DateInput,
  Cell: DateCell,
  place: 'main',
  isSortable: true,
  filter: dateFilter,
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  toRow: (value) => value || null,
  toText: inWords,
  fromText: readDate,
};
