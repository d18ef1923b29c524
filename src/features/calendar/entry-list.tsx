import { useEffect } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { calendarTexts } from '../../content/calendar';
import { civilParts, formatCivilDate, monthName, type CivilDate } from '../../lib/dates/dates';
import { entryAnchor } from '../../lib/paths/anchors';
import { upperTurkish } from '../../lib/text/turkish';
import { ChangeBadge } from '../../ui/change-badge/change-badge';
import styles from './entry-list.module.css';
import { entryDayPath, entryFacts, type LinkedEntry } from './linked-entries';

const LISTS = {
  rows: `${styles.list} ${styles.rows}`,
  columns: `${styles.list} ${styles.columns}`,
};

interface EntriesProps {
  entries: readonly LinkedEntry[];
  today: CivilDate;
}

/** A month's entries as rows. The first entry of each day carries the anchor that the month grid links to. */
export function EntryList({ entries, today }: EntriesProps) {
  useScrollToDay();
  return (
    <ol className={LISTS.rows}>
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
      <p className={styles.title}>
        <span>{`${calendarTexts.next} `}</span>
        <Link className={styles.link} to={entryDayPath(entry)} preventScrollReset>
          {entry.title}
        </Link>
        <ChangeBadge event={entry} />
      </p>
      <p className={styles.facts}>
        <time dateTime={entry.date}>{formatCivilDate(entry.date)}</time>
        <span>{` · ${entryFacts(entry, today)}`}</span>
      </p>
    </div>
  );
}

/** The home page's next entries as columns, from 640px on. Each leads to its event, or to its day in the calendar. */
export function AgendaList({ entries, today }: EntriesProps) {
  return (
    <ol className={LISTS.columns}>
      {entries.map((entry, position) => (
        <li key={position} className={styles.item}>
          <Entry entry={entry} to={entry.to ?? entryDayPath(entry)} today={today} />
        </li>
      ))}
    </ol>
  );
}

/** An entry with one link, whose clickable area covers the whole item. */
function Entry({ entry, to, today }: { entry: LinkedEntry; to: string | null; today: CivilDate }) {
  return (
    <>
      <EntryDate date={entry.date} />
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
