import { keys, useDataProvider, type DataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardTexts } from '../i18n/dashboard';
import { QueryResult } from '../lib/query-result';
import type { RowLink } from '../screens/row/row-title';
import styles from './dashboard.module.css';

export type GetList = DataProvider['getList'];

/** The key of a panel's query. A restore invalidates it together with the history. */
export function panelKey(name: string): readonly unknown[] {
  const history: readonly unknown[] = keys().audit().get();
  return [...history, 'overview', name];
}

interface PanelProps<Data> {
  readonly title: string;
  /** Names the query; panels of one name share its answer. */
  readonly name: string;
  readonly read: (getList: GetList) => Promise<Data>;
  /** Whether the panel is absent, as it is until the query has ended. `data` is undefined after a failure. */
  readonly isAbsent?: (data: Data | undefined) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A section of the overview with its own query, which is repeated on each visit. It loads, fails and retries by itself. */
export function Panel<Data>({ title, name, read, isAbsent, children }: PanelProps<Data>) {
  const titleId = useId();
  const { getList } = useDataProvider()();
  const query = useQuery({ queryKey: panelKey(name), queryFn: () => read(getList) });
  if (isAbsent && (query.isPending || isAbsent(query.data))) return null;
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={query.isPending}>
      <h2 id={titleId}>{title}</h2>
      <QueryResult query={query} failed={dashboardTexts.failed}>
        {children}
      </QueryResult>
    </section>
  );
}

/** `empty` is the sentence in place of no rows. */
export function RowLinks({ rows, empty }: { readonly rows: readonly RowLink[]; readonly empty?: string }) {
  if (rows.length === 0 && empty !== undefined) return <p className={styles.quiet}>{empty}</p>;
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
