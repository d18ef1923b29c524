import { useEffect } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { calendarTexts } from '../../content/calendar';
import { formatCivilDate, type CivilDate } from '../../lib/dates/dates';
import { entryAnchor } from '../../lib/paths/anchors';
import { ChangeBadge } from '../../ui/change-badge/change-badge';
import { Entry } from './entry';
import styles from './entry-list.module.css';
import { entryDayPath, entryFacts, type LinkedEntry } from './linked-entries';

interface EntryListProps {
  entries: readonly LinkedEntry[];
  today: CivilDate;
}

/** A month's entries as rows. The first entry of each day carries the anchor that the month grid links to. */
export function EntryList({ entries, today }: EntryListProps) {
  useScrollToDay();
  return (
    <ol className={styles.list}>
      {entries.map((entry, position) => (
        <li
          key={`${entry.date} ${position}`}
          id={entries[position - 1]?.date === entry.date ? undefined : entryAnchor(entry.date)}
          className={styles.item}
          aria-current={entry.date === today ? 'date' : undefined}
          data-past={entry.date < today || undefined}
        >
          <Entry entry={entry} to={entry.to} today={today} />
        </li>
      ))}
    </ol>
  );
}

/**
 * Scrolls to the day in the address. A month may be read only after the router has looked for that day. Documents and
 * steps back keep the browser's place.
 */
function useScrollToDay(): void {
  const { hash } = useLocation();
  const movement = useNavigationType();
  useEffect(() => {
    if (movement !== NavigationType.Pop) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, movement]);
}

/** The next entry, which leads to its day in the calendar, also in another month. */
export function NextEntry({ entry, today }: { entry: LinkedEntry; today: CivilDate }) {
  return (
    <div className={styles.next}>
      <p className={styles.nextTitle}>
        <span>{`${calendarTexts.next} `}</span>
        <Link to={entryDayPath(entry)} preventScrollReset>
          {entry.title}
        </Link>
        <ChangeBadge event={entry} />
      </p>
      <p className={styles.nextFacts}>
        <time dateTime={entry.date}>{formatCivilDate(entry.date)}</time>
        <span>{` · ${entryFacts(entry, today)}`}</span>
      </p>
    </div>
  );
}

/** The shape of the list while it loads. */
export function EntrySkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <span className={styles.ghost} />
        </div>
      ))}
    </div>
  );
}
