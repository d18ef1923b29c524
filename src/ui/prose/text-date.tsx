import type { CivilDate } from '../../lib/dates/dates';
import { dateSentence } from '../../lib/text/prose';
import styles from './text-date.module.css';

/** The day of a long text. */
export function TextDate({ date }: { date: CivilDate }) {
  const [before, day, after] = dateSentence(date);
  return (
    <p className={styles.date}>
      <span>{before}</span>
      <time dateTime={date}>{day}</time>
      <span>{after}</span>
    </p>
  );
}
