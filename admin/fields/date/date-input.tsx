import { formatCivilDate } from '../../../src/lib/dates/dates';
import type { InputProps } from '../field-kind';
import { DayPicker } from './date-picker';
import styles from './date.module.css';
import { isDay } from './read-date';

export function DateInput({ control }: InputProps<'date'>) {
  const { value = '' } = control;
  return (
    <div className={styles.input}>
      <DayPicker {...control} />
      {value !== '' && isDay(value) && <p className={styles.shown}>{formatCivilDate(value)}</p>}
    </div>
  );
}
