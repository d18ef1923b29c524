import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../../../src/lib/messages';
import { historyTexts, trashTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { READING_SECONDS } from '../../lib/notices';
import { loadingIcon, QueryResult, MoreButton } from '../../lib/loading';
import { ByAndWhen } from '../../lib/moment';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { TRASH_PAGE, type DeletedRow } from '../../data/history';
import { BackendError } from '../../data/http-error';
import { history } from '../../data/instances';
import { findResource } from '../../schema/define-resource';
import { resourceRoutes } from '../../schema/derive';
import { historyKey, useRestore } from '../history/undo-notice';
import listStyles from '../list/list.module.css';
import { SearchInput } from '../../lib/search-input';
import { BulkBar } from '../actions/bulk-actions';
import type { RowColumn } from '../rows/row-columns';
import { RowList } from '../rows/row-list';
import { useSelection } from '../rows/use-selection';
import { DeletedRowDialog, Section, titleOf } from './deleted-row';
import styles from './trash.module.css';

const TITLE_ID = 'trash-title';
const SEARCH_PARAM = 'q';

const restoreButtonId = ({ id }: DeletedRow) => `restore-${id}`;
const refusalId = ({ id }: DeletedRow) => `refusal-${id}`;

const { columns: heads } = trashTexts;
const columns: readonly RowColumn<DeletedRow>[] = [
  { key: 'title', title: heads.title, onCard: 'title', render: titleOf },
  { key: 'section', title: heads.section, render: (row) => <Section row={row} /> },
  {
    key: 'deleted',
    title: heads.deleted,
    render: (row) => <ByAndWhen person={row.person} at={row.deleted_at} />,
  },
  { key: 'left', title: heads.left, render: ({ days_left }) => trashTexts.daysLeft(days_left) },
];

/** Everything that was deleted in the last 30 days, to be searched, looked at and restored. */
export function TrashPage() {
  useDocumentTitle(trashTexts.title);
  const [params, setParams] = useSearchParams();
  const words = params.get(SEARCH_PARAM) ?? '';
  const query = useTrash(words);
  const rows = query.data ?? [];
  const selection = useSelection(words, rows);
  const { restore, isRestoring, refusalOf } = useTrashRestore();
  const [shown, setShown] = useState<DeletedRow | null>(null);
  const focusNext = useFocusAfterRestore(rows, selection.rows);
  const hasAny = rows.length > 0 || words !== '';

  const search = (next: string) => setParams(next === '' ? {} : { [SEARCH_PARAM]: next }, { replace: true });

  async function restoreRows(chosen: readonly DeletedRow[]): Promise<void> {
    setShown(null);
    focusNext(chosen);
    if (await restore(chosen)) selection.set(chosen, false);
    else focusNext([]);
  }

  return (
    <section aria-labelledby={TITLE_ID}>
      <header className={styles.header}>
        <h1 id={TITLE_ID} className={listStyles.title} tabIndex={-1}>
          {trashTexts.title}
        </h1>
        {hasAny && <p className={styles.quiet}>{trashTexts.help}</p>}
      </header>
      {hasAny && (
        <div className={listStyles.toolbar} role="search">
          <SearchInput
            className={listStyles.search}
            label={trashTexts.searchLabel}
            term={words}
            onSearch={search}
          />
          <div className={listStyles.found}>
            <p className={listStyles.total} role="status">
              {rows.length > 0 && trashTexts.found(rows.length, !query.hasNextPage)}
            </p>
          </div>
        </div>
      )}
      <QueryResult query={query} failed={trashTexts.failed}>
        {() =>
          rows.length === 0 ? (
            <EmptyTrash words={words} onClear={() => search('')} />
          ) : (
            <RowList
              rows={rows}
              columns={columns}
              titleOf={titleOf}
              selection={selection}
              isBusy={query.isPlaceholderData}
              below={(row) =>
                refusalOf(row) !== undefined && (
                  <p id={refusalId(row)} className={styles.refusal}>
                    {trashTexts.refused(refusalOf(row) ?? '')}
                  </p>
                )
              }
              actions={(row) => (
                <div className={styles.actions}>
                  <Button aria-label={trashTexts.showRow(titleOf(row))} onClick={() => setShown(row)}>
                    {trashTexts.show}
                  </Button>
                  <Button
                    id={restoreButtonId(row)}
                    aria-label={trashTexts.restoreRow(titleOf(row))}
                    aria-describedby={refusalOf(row) === undefined ? undefined : refusalId(row)}
                    loading={loadingIcon(isRestoring(row))}
                    onClick={() => void restoreRows([row])}
                  >
                    {trashTexts.restore}
                  </Button>
                </div>
              )}
            />
          )
        }
      </QueryResult>
      <MoreButton query={query} className={styles.older} />
      <BulkBar selection={selection} words={trashTexts.selected}>
        <Button
          type="primary"
          loading={loadingIcon(selection.rows.every(isRestoring))}
          onClick={() => void restoreRows(selection.rows)}
        >
          {trashTexts.restoreSelected}
        </Button>
      </BulkBar>
      {shown && (
        <DeletedRowDialog
          row={shown}
          onClose={() => setShown(null)}
          onRestore={() => void restoreRows([shown])}
        />
      )}
    </section>
  );
}

function EmptyTrash({ words, onClear }: { readonly words: string; readonly onClear: () => void }) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={words === '' ? trashTexts.empty : trashTexts.emptySearch(words)}
    >
      {words === '' ? (
        <p className={styles.quiet}>{trashTexts.emptyHelp}</p>
      ) : (
        <Button onClick={onClear}>{texts.list.clearSearch}</Button>
      )}
    </Empty>
  );
}

/** Reads the deleted rows page by page. While other words are searched, the rows found before stay. */
function useTrash(words: string) {
  return useInfiniteQuery({
    queryKey: historyKey('trash', words),
    queryFn: ({ pageParam }) => history.readTrash(words, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < TRASH_PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }): readonly DeletedRow[] => pages.flat(),
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns `restore`, which restores all of these rows or none and returns whether it did, and what is known of
 * the last try: which rows it is still restoring, and why it was refused for a row.
 */
function useTrashRestore() {
  const restoreRows = useRestore();
  const [refusals, setRefusals] = useState<BackendError['errors']>();

  async function undo(entries: readonly number[]) {
    try {
      return await history.undo(entries);
    } catch (error) {
      if (error instanceof BackendError) setRefusals(error.errors);
      throw error;
    }
  }

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (rows: readonly DeletedRow[]) => {
      const notice = { key: 'restored', duration: READING_SECONDS, message: <Outcome rows={rows} /> };
      setRefusals(undefined);
      return restoreRows(() => undo(rows.map(({ id }) => id)), notice);
    },
  });

  return {
    restore: mutateAsync,
    isRestoring: ({ id }: DeletedRow) => isPending && variables.some((row) => row.id === id),
    refusalOf: ({ id }: DeletedRow) => refusals?.[id],
  };
}

function Outcome({ rows }: { readonly rows: readonly DeletedRow[] }) {
  const [only] = rows;
  if (!only || rows.length > 1) return trashTexts.restoredMany(rows.length);
  const resource = findResource(only.resource);
  return (
    <>
      {historyTexts.restored(titleOf(only))}{' '}
      {resource && (
        <Link to={resourceRoutes(resource).edit.replace(':id', String(only.row_id))}>
          {messages.admin.edit}
        </Link>
      )}
    </>
  );
}

/**
 * Moves the focus when restored rows leave the list with the button that had it: to the button that took the
 * place of the first of them, or to the title when no row is left. Returns the function that names the rows.
 */
function useFocusAfterRestore(
  rows: readonly DeletedRow[],
  selected: readonly DeletedRow[],
): (leaving: readonly DeletedRow[]) => void {
  const leaving = useRef({ ids: [] as readonly number[], index: 0 });

  const follow = useEffectEvent(() => {
    const { ids, index } = leaving.current;
    // The bar of the selection, with the button that has the focus, goes after the rows.
    if (ids.length === 0 || [...rows, ...selected].some(({ id }) => ids.includes(id))) return;
    const next = rows[Math.min(index, rows.length - 1)];
    leaving.current = { ids: [], index };
    if (document.activeElement !== document.body) return;
    document.getElementById(next ? restoreButtonId(next) : TITLE_ID)?.focus();
  });
  useEffect(() => follow(), [rows, selected]);

  return (chosen) => {
    const ids = chosen.map(({ id }) => id);
    leaving.current = { ids, index: rows.findIndex(({ id }) => ids.includes(id)) };
  };
}
