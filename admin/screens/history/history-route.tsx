import { useList } from '@refinedev/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '../../i18n/app';
import { helpTexts } from '../../i18n/help';
import { versionTexts } from '../../i18n/history';
import { isSame } from '../../lib/form-values';
import { loadingIcon, QueryResult } from '../../lib/loading';
import { ByAndWhen } from '../../lib/moment';
import { isVersion, noteOf, type RowChange } from '../../data/history';
import { history } from '../../data/instances';
import { resourceRoutes } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';
import { HelpButton, type Help } from '../help/help-button';
import { rowId } from '../row/copied-values';
import { rowTitle } from '../row/row-title';
import { FROM_FORM } from '../row/use-focus-return';
import { RowList } from '../rows/row-list';
import { DifferenceList, ValueList, rowBefore, rowDifference } from './change-list';
import styles from './history.module.css';
import { RestoreVersion, type RestoreProps } from './restore-version';
import { historyKey } from './undo-notice';

/** As many as `row_history` gives at a time. */
const PAGE_SIZE = 50;

const HELP: Help = { title: versionTexts.open, sentences: helpTexts.history, picture: 'versions' };

/** The history of a row over its list. Closing it navigates to where it was opened. */
export function RowHistoryRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const params = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { list, edit } = resourceRoutes(resource);
  const { search } = location;
  const id = rowId(params.id);
  if (id === null) return <Navigate to={{ pathname: list, search }} replace />;

  const isFromForm = isSame(location.state, FROM_FORM);
  const pathname = isFromForm ? edit.replace(':id', String(id)) : list;
  return (
    <RowHistory key={id} resource={resource} id={id} onClose={() => void navigate({ pathname, search })} />
  );
}

interface RowHistoryProps extends Pick<RestoreProps, 'resource' | 'id'> {
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

  /** The button that was pressed has moved or is gone. */
  async function showOlder(shown: number): Promise<void> {
    const { data = [] } = await changes.fetchNextPage();
    const first = top.current?.querySelector<HTMLElement>(`[data-row-key="${data[shown]?.id}"]`);
    first?.setAttribute('tabindex', '-1');
    first?.focus();
  }

  return (
    <Drawer
      open
      width="min(100%, 46rem)"
      title={versionTexts.title(query.data ? rowTitle(resource, named) : resource.labels.one)}
      onClose={onClose}
      classNames={{ body: styles.body }}
      extra={<HelpButton help={HELP} />}
    >
      <div ref={top} tabIndex={-1} className={styles.top} aria-busy={isBusy}>
        <QueryResult query={query} failed={versionTexts.failed}>
          {(read) =>
            read.length === 0 ? (
              <p className={styles.note}>{present ? versionTexts.nothing : appTexts.backend.missingRow}</p>
            ) : (
              <Versions
                {...{ resource, id, present, isBusy }}
                changes={read}
                onTried={endRestore}
                isWhole={!changes.hasNextPage}
              />
            )
          }
        </QueryResult>
        {query.data && changes.hasNextPage && (
          <Button
            loading={loadingIcon(changes.isFetchingNextPage)}
            onClick={() => void showOlder(query.data?.length ?? 0)}
          >
            {versionTexts.older}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

interface VersionsProps extends RestoreProps {
  readonly changes: readonly RowChange[];
  /** Whether no older change is kept. */
  readonly isWhole: boolean;
}

interface Version {
  readonly id: number;
  /** Null for how the row was before all changes. */
  readonly change: RowChange | null;
  /** The changes after it, newest first. */
  readonly later: readonly RowChange[];
}

/** A row's changes, newest first, and how it was before them. */
function Versions({ changes, isWhole, ...frame }: VersionsProps) {
  const { present } = frame;
  const versions = changes.map((change, at): Version => ({
    id: change.id,
    change,
    later: changes.slice(0, at).filter(isVersion),
  }));
  const oldest = changes.findLast(isVersion);
  const hasFirst = isWhole && oldest?.operation !== 'insert' && oldest?.is_erased === false;
  const first: Version[] = hasFirst ? [{ id: 0, change: null, later: changes.filter(isVersion) }] : [];

  /** What can be done with a version. */
  function actionOn({ change, later }: Version): ReactNode {
    if (change && !isVersion(change)) return null;
    if (present && later.length === 0) return <p className={styles.present}>{versionTexts.present}</p>;
    // A deletion in the past left no version; that of a deleted row brings it back.
    if (change && (change.is_erased || (change.operation === 'delete' && later.length > 0))) return null;
    const row = rowBefore(present, later) ?? change?.before ?? {};
    const place = change
      ? ({ entry: change.id, side: 'after', at: change.changed_at } as const)
      : ({ entry: oldest?.id ?? 0, side: 'before', at: null } as const);
    return <RestoreVersion {...frame} version={{ ...place, row }} />;
  }

  return (
    <RowList
      layout="cards"
      label={versionTexts.list}
      rows={[...versions, ...first]}
      columns={[{ key: 'what', title: versionTexts.open, onCard: 'title', render: nameOf }]}
      titleOf={nameOf}
      below={(version) => (
        <>
          <div className={styles.head}>
            {version.change && (
              <p className={styles.note}>
                <ByAndWhen person={version.change.person} at={version.change.changed_at} />
              </p>
            )}
            {actionOn(version)}
          </div>
          {version.change && <Changed resource={frame.resource} change={version.change} />}
        </>
      )}
    />
  );
}

function nameOf({ change }: Version): string {
  if (!change) return versionTexts.first;
  return (change.restores === null ? versionTexts.operations : versionTexts.restorations)[change.operation];
}

function Changed({ resource, change }: { resource: ResourceDefinition; change: RowChange }) {
  const { operation, before, after, is_erased: isErased } = change;
  if (operation === 'erase') return null;
  if (isErased) return <p className={styles.note}>{versionTexts.erased}</p>;
  if (!isVersion(change)) {
    const note = noteOf(change);
    if (note === null) return <p className={styles.note}>{versionTexts.noNote}</p>;
    return <p className={styles.text}>{versionTexts.note(note)}</p>;
  }
  if (operation === 'update')
    return <DifferenceList resource={resource} {...rowDifference(resource, before ?? {}, after ?? {})} />;
  return <ValueList resource={resource} row={(operation === 'delete' ? before : after) ?? {}} />;
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
    queryOptions: { gcTime: 0 },
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
  });
}
