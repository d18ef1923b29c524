import { Link } from 'react-router-dom';
import { civilParts, monthName, type CivilDate } from '../../lib/dates/dates';
import { upperTurkish } from '../../lib/text/turkish';
import { ChangeBadge } from '../../ui/change-badge/change-badge';
import styles from './entry.module.css';
import { entryFacts, type LinkedEntry } from './linked-entries';

interface EntryProps {
  entry: LinkedEntry;
  /** Null for an entry without a page of its own, where its day is shown already. */
  to: string | null;
  today: CivilDate;
}

/** What is in an item of a list of entries: day, title and facts, with one link, whose clickable area covers the item. */
export function Entry({ entry, to, today }: EntryProps) {
  const { day, month } = civilParts(entry.date);
  return (
    <>
      <time className={styles.date} dateTime={entry.date}>
        <span className={styles.day}>{day}</span>{' '}
        <span className={styles.month}>{upperTurkish(monthName(month))}</span>
      </time>
      <div className={styles.words}>
        <p className={styles.title}>
          {to === null ? (
            <span>{entry.title}</span>
          ) : (
            <Link className={styles.link} to={to}>
              {entry.title}
            </Link>
          )}
          <ChangeBadge event={entry} />
        </p>
        <p className={styles.facts}>{entryFacts(entry, today)}</p>
      </div>
    </>
  );
}
