import { Input } from 'antd';
import { formatCivilDate } from '../../../src/shared/dates';
import type { InputProps } from '../field-kind';
import styles from './date.module.css';

/** The browser's own date input: no zone can shift what is picked, and phones bring their wheels. */
export function DateInput({ control: { value = '', onChange, ...control } }: InputProps<'date'>) {
  return (
    <div className={styles.input}>
      <Input {...control} type="date" value={value} onChange={(event) => onChange?.(event.target.value)} />
      {value !== '' && <p className={styles.shown}>{formatCivilDate(value)}</p>}
    </div>
  );
}
