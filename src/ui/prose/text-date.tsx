import type { CivilDate } from '../../lib/dates/dates';
import { changeSentence, dateSentence } from '../../lib/text/prose';
import styles from './text-date.module.css';

/** The day of a long text, or with `isChange` the day of its last change. */
export function TextDate({ date, isChange = false }: { date: CivilDate; isChange?: boolean }) {
  const [before, day, after] = (isChange ? changeSentence : dateSentence)(date);
  return (
    <p className={styles.date}>
      <span>{before}</span>
      <time dateTime={date}>{day}</time>
      <span>{after}</span>
    </p>
  );
}
