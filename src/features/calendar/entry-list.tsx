import { Link } from 'react-router-dom';
import { civilParts, monthName } from '../../lib/dates/dates';
import { entryAnchor } from '../../lib/paths/anchors';
import { upperTurkish } from '../../lib/text/turkish';
import { ChangeBadge } from '../../ui/change-badge/change-badge';
import styles from './entry-list.module.css';
import type { LinkedEntry } from './linked-entries';

const LISTS = {
  rows: `${styles.list} ${styles.rows}`,
  columns: `${styles.list} ${styles.columns}`,
};

/** A month's entries as rows. The first entry of each day carries the anchor that the month grid links to. */
export function EntryList({ entries }: { entries: readonly LinkedEntry[] }) {
  return (
    <ol className={LISTS.rows}>
      {entries.map(({ title, date, to, ...event }, position) => (
        <li
          key={`${date} ${position}`}
          id={entries[position - 1]?.date === date ? undefined : entryAnchor(date)}
          className={styles.item}
        >
          <EntryDate date={date} />
          <p className={styles.title}>
            <span>{to === null ? title : <Link to={to}>{title}</Link>}</span>
            <ChangeBadge event={event} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The home page's next entries as columns, from 640px on. */
export function AgendaList({ entries }: { entries: readonly LinkedEntry[] }) {
  return (
    <ol className={LISTS.columns}>
      {entries.map(({ title, date, ...event }, position) => (
        <li key={position} className={styles.item}>
          <EntryDate date={date} />
          <p className={styles.title}>
            <span>{title}</span>
            <ChangeBadge event={event} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The shape of a list while it loads. */
export function EntrySkeleton({ layout, count }: { layout: keyof typeof LISTS; count: number }) {
  return (
    <div className={LISTS[layout]}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <span className={styles.ghost} />
        </div>
      ))}
    </div>
  );
}

function EntryDate({ date }: { date: string }) {
  const { day, month } = civilParts(date);
  return (
    <time className={styles.date} dateTime={date}>
      <span className={styles.day}>{day}</span>{' '}
      <span className={styles.month}>{upperTurkish(monthName(month))}</span>
    </time>
  );
}
