import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { describeChange } from '../../../history/last-change';
import { historyTexts } from '../../../i18n/history';
import { SIGN_OUT_KEY } from '../../../lib/session-recovery-context';
import { onceIdle } from '../../../lib/once-idle';
import type { LatestChange } from '../../../providers/history';
import { history } from '../../../providers/instances';
import type { ResourceDefinition } from '../../../schema/types';
import type { ResourceTable } from '../use-resource-table';
import styles from '../list.module.css';

const MINUTE_MS = 60_000;

interface KnownChanges {
  readonly changes: readonly LatestChange[];
  readonly now: Date;
}

const LastChangesContext = createContext<KnownChanges>({ changes: [], now: new Date() });

interface LastChangesProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly children: ReactNode;
}

/**
 * Reads who changed the shown rows last, in one request once the rows are shown and the browser is idle.
 * Without an answer the rows say nothing.
 */
export function LastChanges({ resource, table: { rows, tableQuery }, children }: LastChangesProps) {
  const [isIdle, setIdle] = useState(false);
  const [now, setNow] = useState(() => new Date());
  const isLeaving = useIsMutating({ mutationKey: SIGN_OUT_KEY }) > 0;
  const ids = rows?.map(({ id }) => id) ?? [];
  const { data: changes = [] } = useQuery({
    // Read again whenever the rows are.
    queryKey: ['last-changes', resource.table, ids, tableQuery.dataUpdatedAt],
    queryFn: () => history.readLatest(resource.table, ids),
    enabled: isIdle && !isLeaving && !tableQuery.isFetching && ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  useEffect(() => onceIdle(() => setIdle(true)), []);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const known = useMemo(() => ({ changes, now }), [changes, now]);
  return <LastChangesContext value={known}>{children}</LastChangesContext>;
}

/** Who changed the row last, and when. */
export function LastChange({ id }: { readonly id: number }) {
  const { changes, now } = use(LastChangesContext);
  const change = changes.find(({ rowId }) => rowId === id);
  const words = change && describeChange(change, now);
  return (
    words && (
      <p className={styles.changed}>
        <span>{historyTexts.lastChange}: </span>
        {words}
      </p>
    )
  );
}
