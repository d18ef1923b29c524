import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { describeChange } from '../../undo/last-change';
import { historyTexts } from '../../../i18n/history';
import { SIGN_OUT_KEY } from '../../../lib/session-recovery-context';
import { useMinute } from '../../../lib/use-minute';
import type { LatestChange } from '../../../data/history';
import { history } from '../../../data/instances';
import type { ResourceDefinition } from '../../../schema/types';
import type { ResourceTable } from '../use-resource-table';
import styles from '../list.module.css';

const NO_CHANGES: readonly LatestChange[] = [];
const LastChangesContext = createContext<readonly LatestChange[]>(NO_CHANGES);

interface LastChangesProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly children: ReactNode;
}

/**
 * Reads who changed the shown rows last, in one request once the rows are shown. Without an answer the rows
 * say nothing.
 */
export function LastChanges({ resource, table: { rows, tableQuery }, children }: LastChangesProps) {
  const isLeaving = useIsMutating({ mutationKey: SIGN_OUT_KEY }) > 0;
  const ids = rows?.map(({ id }) => id) ?? [];
  const { data: changes = NO_CHANGES } = useQuery({
    // Read again whenever the rows are.
    queryKey: ['last-changes', resource.table, ids, tableQuery.dataUpdatedAt],
    queryFn: ({ signal }) => history.readLatest(resource.table, ids, signal),
    enabled: !isLeaving && !tableQuery.isFetching && ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return <LastChangesContext value={changes}>{children}</LastChangesContext>;
}

/** Who changed the row last, and when. */
export function LastChange({ id }: { readonly id: number }) {
  useMinute();
  const change = use(LastChangesContext).find(({ rowId }) => rowId === id);
  const words = change && describeChange(change, new Date());
  return (
    words && (
      <p className={styles.changed}>
        <span>{historyTexts.lastChange}: </span>
        {words}
      </p>
    )
  );
}
