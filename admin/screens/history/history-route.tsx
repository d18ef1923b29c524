import { useList } from '@refinedev/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '../../i18n/app';
import { versionTexts } from '../../i18n/history';
import { QueryResult } from '../../lib/query-result';
import type { Row } from '../../lib/row';
import type { RowChange } from '../../data/history';
import { history } from '../../data/instances';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import { rowId } from '../row/copied-values';
import { rowTitle } from '../row/row-title';
import { FROM_FORM } from '../row/use-focus-return';
import styles from './history.module.css';
import { historyKey } from './undo-notice';
import { Versions } from './versions';

/** As many as `row_history` gives at a time. */
const PAGE_SIZE = 50;

/** The history of a row over its list. Closing it navigates to where it was opened. */
export function RowHistoryRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const params = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { list, edit } = resourceRoutes(resource);
  const { search } = location;
  const id = rowId(params.id);
  if (id === null) return <Navigate to={{ pathname: list, search }} replace />;

  const state: unknown = location.state;
  const isFromForm =
    typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_FORM.from;
  const pathname = isFromForm ? edit.replace(':id', String(id)) : list;
  return (
    <RowHistory key={id} resource={resource} id={id} onClose={() => void navigate({ pathname, search })} />
  );
}

interface RowHistoryProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  readonly onClose: () => void;
}

function RowHistory({ resource, id, onClose }: RowHistoryProps) {
  const row = usePresentRow(resource, id);
  const changes = useRowChanges(resource, id);
  const top = useRef<HTMLDivElement>(null);
  const present = row.data?.data[0] ?? null;
  // A deleted row has its title in its deletion.
  const named: Row | null = present ?? { id, ...changes.data?.[0]?.before };
  const isBusy = row.isFetching || changes.isFetching;
  const query = {
    isPending: row.isPending || changes.isPending,
    error: row.error ?? changes.error,
    data: row.data && changes.data,
    refetch: () => Promise.all([row.refetch(), changes.refetch()]),
  };

  async function endRestore(isRestored: boolean): Promise<void> {
    if (!isRestored) await query.refetch();
    else {
      top.current?.scrollIntoView();
      top.current?.focus();
    }
  }

  return (
    <Drawer
      open
      width="min(100%, 46rem)"
      title={versionTexts.title(query.data ? rowTitle(resource, named) : resource.labels.one)}
      onClose={onClose}
      classNames={{ body: styles.body }}
    >
      <div ref={top} tabIndex={-1} className={styles.top} aria-busy={isBusy}>
        <QueryResult query={query} failed={versionTexts.failed}>
          {(read) =>
            read.length === 0 ? (
              <p className={styles.note}>{present ? versionTexts.nothing : appTexts.backend.missingRow}</p>
            ) : (
              <Versions
                {...{ resource, id, present, isBusy }}
                query={changes}
                changes={read}
                onTried={endRestore}
              />
            )
          }
        </QueryResult>
      </div>
    </Drawer>
  );
}

/** Reads a row with all columns that a version can show. A deleted row gives an empty list. */
function usePresentRow({ table, fields, list }: ResourceDefinition, id: number) {
  const order = list.order === undefined ? [] : [list.order];
  const columns = ['id', 'created_at', 'updated_at', ...order, ...fields.map(({ name }) => name)];
  return useList<Row>({
    resource: table,
    filters: [{ field: 'id', operator: 'eq', value: id }],
    pagination: { mode: 'off' },
    meta: { select: columns.join(',') },
    // A cached row could be older than the history beside it.
    queryOptions: { gcTime: 0, retry: false },
    errorNotification: false,
  }).query;
}

function useRowChanges({ table }: ResourceDefinition, id: number) {
  return useInfiniteQuery({
    queryKey: historyKey('row', table, id),
    queryFn: ({ pageParam }) => history.readRow(table, id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    select: ({ pages }): readonly RowChange[] => pages.flat(),
    gcTime: 0,
    retry: false,
  });
}
