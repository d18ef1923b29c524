import styles from './agenda-list.module.css';

export interface AgendaEntry {
  readonly key: string | number;
  /** Machine-readable civil date. */
  readonly date: string;
  readonly day: number;
  readonly month: string;
  readonly title: string;
}

/** Columns with hairlines between: the day huge, the month in tracked capitals, the title under them. */
export function AgendaList({ entries }: { entries: readonly AgendaEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.item}>
          <time className={styles.date} dateTime={entry.date}>
            <span className={styles.day}>{entry.day}</span>{' '}
            <span className={styles.month}>{entry.month}</span>
          </time>
          <p className={styles.title}>{entry.title}</p>
        </li>
      ))}
    </ol>
  );
}

/** The empty columns of the strip, for its loading state. */
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
