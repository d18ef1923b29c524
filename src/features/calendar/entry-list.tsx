import { Link } from 'react-router-dom';
import { civilParts, monthName } from '../../lib/dates/dates';
import { entryAnchor } from '../../lib/paths/anchors';
import { upperTurkish } from '../../lib/text/turkish';
import styles from './entry-list.module.css';
import type { LinkedEntry } from './linked-entries';

const GHOSTS = [0, 1, 2];

/** A month's entries by day: day number, month name, title. */
export function EntryList({ entries }: { entries: readonly LinkedEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map(({ title, date, to }, position) => {
        const { day, month } = civilParts(date);
        const isFirstOfDay = entries[position - 1]?.date !== date;
        return (
          <li
            key={`${date} ${position}`}
            id={isFirstOfDay ? entryAnchor(date) : undefined}
            className={styles.item}
          >
            <time className={styles.date} dateTime={date}>
              <span className={styles.day}>{day}</span>{' '}
              <span className={styles.month}>{upperTurkish(monthName(month))}</span>
            </time>
            <p className={styles.title}>{to === null ? title : <Link to={to}>{title}</Link>}</p>
          </li>
        );
      })}
    </ol>
  );
}

export function EntrySkeleton() {
  return (
    <div className={styles.list}>
      {GHOSTS.map((position) => (
        <div key={position} className={styles.item}>
          <span className={styles.ghost} />
        </div>
      ))}
    </div>
  );
}
