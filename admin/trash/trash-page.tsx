import { Alert, Button, Empty, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import bulkStyles from '../crud/bulk/bulk.module.css';
import listStyles from '../crud/list/list.module.css';
import { PageSelect } from '../crud/list/rows/page-select';
import { SearchInput } from '../crud/list/search-input';
import { useSelection } from '../crud/row/use-selection';
import { bulkTexts } from '../i18n/lists';
import { texts } from '../i18n/texts';
import { trashTexts } from '../i18n/history';
import { lazyComponent } from '../lib/lazy-component';
import { loadingIcon } from '../lib/loading-icon';
import { useDocumentTitle } from '../lib/use-document-title';
import { PHONE, useMediaQuery } from '../lib/use-media-query';
import type { DeletedRow } from '../providers/history';
import { restoreButtonId, type TrashCommands } from './deleted-row';
import { TrashCards } from './trash-cards';
import { SEARCH_PARAM, useTrash } from './trash-query';
import styles from './trash.module.css';
import { useTrashRestore } from './use-trash-restore';

/** Lazy, because a phone never shows it. */
const TrashTable = lazyComponent(async () => (await import('./trash-table')).TrashTable);
const DeletedRowDialog = lazy(async () => {
  const { DeletedRowDialog } = await import('./deleted-row-dialog');
  return { default: DeletedRowDialog };
});

const TITLE_ID = 'trash-title';

/** Preloads the code that the trash needs in this window. */
export async function preloadTrash(): Promise<void> {
  if (!window.matchMedia(PHONE).matches) await TrashTable.preload();
}

/** Everything that was deleted in the last 30 days, to be searched, looked at and restored. */
export function TrashPage() {
  useDocumentTitle(trashTexts.title);
  const isPhone = useMediaQuery(PHONE);
  const [params, setParams] = useSearchParams();
  const words = params.get(SEARCH_PARAM) ?? '';
  const { query, rows } = useTrash(params.toString());
  const selection = useSelection(words, rows);
  const { restore, ...states } = useTrashRestore();
  const [shown, setShown] = useState<DeletedRow | null>(null);
  const focusNext = useFocusAfterRestore(rows);

  const search = (next: string) => setParams(next === '' ? {} : { [SEARCH_PARAM]: next }, { replace: true });

  async function restoreRows(chosen: readonly DeletedRow[]): Promise<void> {
    focusNext(chosen);
    if (await restore(chosen)) selection.set(chosen, false);
    else focusNext([]);
  }

  const commands: TrashCommands = {
    ...states,
    show: setShown,
    restore: (row) => void restoreRows([row]),
  };
  const Rows = isPhone ? TrashCards : TrashTable;
  return (
    <section aria-labelledby={TITLE_ID}>
      <header className={styles.header}>
        <h1 id={TITLE_ID} className={listStyles.title} tabIndex={-1}>
          {trashTexts.title}
        </h1>
        {(rows.length > 0 || words !== '') && <p className={styles.quiet}>{trashTexts.help}</p>}
      </header>
      {(rows.length > 0 || words !== '') && (
        <div className={listStyles.toolbar} role="search">
          <SearchInput label={trashTexts.searchLabel} term={words} onSearch={search} />
          <div className={listStyles.found}>
            <p className={listStyles.total} role="status">
              {query.isSuccess && rows.length > 0 && trashTexts.found(rows.length, !query.hasNextPage)}
            </p>
          </div>
        </div>
      )}
      <TrashState query={query} isEmpty={rows.length === 0} words={words} onClear={() => search('')} />
      {rows.length > 0 && (
        <div className={styles.rows} aria-busy={query.isPlaceholderData}>
          <div className={listStyles.page}>
            <PageSelect rows={rows} selection={selection} />
          </div>
          <Suspense>
            <Rows rows={rows} selection={selection} commands={commands} />
          </Suspense>
          {query.hasNextPage && (
            <Button
              className={styles.older}
              loading={loadingIcon(query.isFetchingNextPage)}
              onClick={() => void query.fetchNextPage()}
            >
              {trashTexts.older}
            </Button>
          )}
        </div>
      )}
      {selection.rows.length > 0 && (
        <div role="region" aria-label={bulkTexts.region} className={bulkStyles.bar}>
          <p className={bulkStyles.count} role="status">
            {trashTexts.selected(selection.rows.length)}
          </p>
          <div className={bulkStyles.actions}>
            <Button
              type="primary"
              loading={loadingIcon(selection.rows.every(states.isRestoring))}
              onClick={() => void restoreRows(selection.rows)}
            >
              {trashTexts.restoreSelected}
            </Button>
            <Button type="text" onClick={() => selection.select([])}>
              {bulkTexts.drop}
            </Button>
          </div>
        </div>
      )}
      <Suspense>
        {shown && (
          <DeletedRowDialog
            row={shown}
            onClose={() => setShown(null)}
            onRestore={(row) => {
              setShown(null);
              commands.restore(row);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

interface TrashStateProps {
  readonly query: ReturnType<typeof useTrash>['query'];
  readonly isEmpty: boolean;
  readonly words: string;
  readonly onClear: () => void;
}

/** Explains a trash that is loading, failed, is empty, or has nothing with the searched words. */
function TrashState({ query, isEmpty, words, onClear }: TrashStateProps) {
  if (query.isError) {
    return (
      <Alert
        type="error"
        showIcon
        message={trashTexts.failed}
        description={errorMessage(query.error)}
        action={<Button onClick={() => void query.refetch()}>{messages.labels.retry}</Button>}
      />
    );
  }
  if (query.isPending) {
    return (
      <div role="status" aria-label={trashTexts.loading}>
        <Skeleton active title={false} />
      </div>
    );
  }
  if (!isEmpty) return null;
  if (words === '') return <Nothing words={trashTexts.empty} help={trashTexts.emptyHelp} />;
  return (
    <Nothing words={trashTexts.emptySearch(words)}>
      <Button onClick={onClear}>{texts.list.clearSearch}</Button>
    </Nothing>
  );
}

interface NothingProps {
  readonly words: string;
  readonly help?: string;
  readonly children?: ReactNode;
}

function Nothing({ words, help, children }: NothingProps) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          {words}
          {help !== undefined && <p className={styles.quiet}>{help}</p>}
        </>
      }
    >
      {children}
    </Empty>
  );
}

/**
 * Moves the focus when restored rows leave the list with the button that had it: to the button that took the
 * place of the first of them, or to the title when no row is left. Returns the function that names the rows.
 */
function useFocusAfterRestore(rows: readonly DeletedRow[]): (leaving: readonly DeletedRow[]) => void {
  const leaving = useRef<{ readonly ids: readonly number[]; readonly index: number } | null>(null);

  const follow = useEffectEvent(() => {
    if (!leaving.current || rows.some(({ id }) => leaving.current?.ids.includes(id))) return;
    const next = rows[Math.min(leaving.current.index, rows.length - 1)];
    leaving.current = null;
    if (document.activeElement !== document.body) return;
    document.getElementById(next ? restoreButtonId(next) : TITLE_ID)?.focus();
  });
  useEffect(() => follow(), [rows]);

  return (chosen) => {
    const ids = chosen.map(({ id }) => id);
    leaving.current = ids.length === 0 ? null : { ids, index: rows.findIndex(({ id }) => ids.includes(id)) };
  };
}
