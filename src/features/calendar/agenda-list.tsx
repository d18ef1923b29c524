import type { CivilDate } from '../../lib/dates/dates';
import styles from './agenda-list.module.css';
import { Entry } from './entry';
import { entryDayPath, type LinkedEntry } from './linked-entries';

interface AgendaListProps {
  entries: readonly LinkedEntry[];
  today: CivilDate;
}

/** The home page's next entries as columns, from 640px on. Each leads to its event, or to its day in the calendar. */
export function AgendaList({ entries, today }: AgendaListProps) {
  return (
    <ol className={styles.list}>
      {entries.map((entry, position) => (
        <li key={position} className={styles.item}>
          <Entry entry={entry} to={entry.to ?? entryDayPath(entry)} today={today} />
        </li>
      ))}
    </ol>
  );
}

/** The shape of the list while it loads. */
export function AgendaSkeleton({ count }: { count: number }) {
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
