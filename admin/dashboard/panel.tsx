import { keys, useDataProvider, type DataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardTexts } from '../i18n/dashboard';
import { QueryResult } from '../lib/loading';
import { PHONE, useMediaQuery } from '../lib/browser/use-media-query';
import type { RowLink } from '../screens/row/row-title';
import styles from './dashboard.module.css';

export type GetList = DataProvider['getList'];

interface PanelProps<Data> {
  readonly title: string;
  /** Names the query; panels of one name share its answer. */
  readonly name: string;
  readonly read: (getList: GetList) => Promise<Data>;
  /** Whether the panel is absent, as it is until the query has ended. `data` is undefined after a failure. */
  readonly isAbsent?: (data: Data | undefined) => boolean;
  /** Closed until it is opened: everywhere, or on a phone. */
  readonly isFolded?: true | 'phone';
  /** `renew` reads again after a press whose button goes with what it was pressed for. */
  readonly children: (data: Data, renew: () => void) => ReactNode;
}

/** A section of the overview with its own query, which is repeated on each visit. It loads, fails and retries by itself. */
export function Panel<Data>({ title, name, read, isAbsent, isFolded, children }: PanelProps<Data>) {
  const titleId = useId();
  const isPhone = useMediaQuery(PHONE);
  const { getList } = useDataProvider()();
  const section = useRef<HTMLElement>(null);
  // A restore invalidates it together with the history.
  const history: readonly unknown[] = keys().audit().get();
  const query = useQuery({ queryKey: [...history, 'overview', name], queryFn: () => read(getList) });
  const renew = () => {
    section.current?.focus();
    void query.refetch();
  };
  if (isAbsent && (query.isPending || isAbsent(query.data))) return null;
  const heading = <h2 id={titleId}>{title}</h2>;
  const content = (
    <QueryResult query={query} failed={dashboardTexts.failed}>
      {(data) => children(data, renew)}
    </QueryResult>
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-busy={query.isPending}
    >
      {isFolded === true || (isFolded === 'phone' && isPhone) ? (
        <details open={query.isError || undefined}>
          <summary>{heading}</summary>
          {content}
        </details>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}

const ROWS_SHOWN = 5;
const ROWS_ON_PHONE = 3;

interface RowLinksProps {
  readonly rows: readonly RowLink[];
  /** How many there are in all. Default: as many as `rows`. */
  readonly total?: number;
  /** Nothing is left for a further press, as in a panel that was opened for its rows. */
  readonly isWhole?: true;
}

export function RowLinks({ rows, total = rows.length, isWhole }: RowLinksProps) {
  const first = useMediaQuery(PHONE) ? ROWS_ON_PHONE : ROWS_SHOWN;
  const list = (shown: readonly RowLink[]) => <Rows rows={shown} />;
  return <Rest items={rows} shown={isWhole ? rows.length : first} total={total} list={list} />;
}

interface RestProps<Item> {
  readonly items: readonly Item[];
  readonly shown: number;
  readonly total: number;
  readonly list: (items: readonly Item[]) => ReactNode;
}

/** The first items, and the others behind a line that counts them. */
export function Rest<Item>({ items, shown, total, list }: RestProps<Item>) {
  return (
    <>
      {list(items.slice(0, shown))}
      {items.length > shown && (
        <details>
          <summary>{dashboardTexts.more(total - shown)}</summary>
          {list(items.slice(shown))}
        </details>
      )}
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly RowLink[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, to, notes = [] }, index) => (
        <li key={`${index} ${to}`}>
          <Link to={to}>{title}</Link>
          <span className={styles.notes}>{notes.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
