import { Button, Empty, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../src/lib/error-message';
import { BulkBar } from '../bulk/bulk-actions';
import listStyles from '../list/list.module.css';
import { SearchInput } from '../list/search-input';
import { ReadFailure } from '../read-failure';
import { RowList } from '../rows/row-list';
import { useSelection } from '../rows/use-selection';
import { texts } from '../../i18n/texts';
import { trashTexts } from '../../i18n/history';
import { loadingIcon } from '../../lib/loading-icon';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { DeletedRow } from '../../data/history';
import { titleOf, trashColumns } from './trash-columns';
import { SEARCH_PARAM, useTrash } from './trash-query';
import styles from './trash.module.css';
import { useTrashRestore } from './use-trash-restore';

/** Lazy, because it shows fields and a preview. */
const DeletedRowDialog = lazy(async () => {
  const { DeletedRowDialog } = await import('./deleted-row-dialog');
  return { default: DeletedRowDialog };
});

const TITLE_ID = 'trash-title';

/** The DOM id of the button that restores a row. */
const restoreButtonId = ({ id }: DeletedRow) => `restore-${id}`;
/** The DOM id of the sentence that says why a row was not restored. */
const refusalId = ({ id }: DeletedRow) => `refusal-${id}`;

/** Everything that was deleted in the last 30 days, to be searched, looked at and restored. */
export function TrashPage() {
  useDocumentTitle(trashTexts.title);
  const [params, setParams] = useSearchParams();
  const words = params.get(SEARCH_PARAM) ?? '';
  const query = useTrash(params.toString());
  const rows = query.data ?? [];
  const selection = useSelection(words, rows);
  const { restore, isRestoring, refusalOf } = useTrashRestore();
  const [shown, setShown] = useState<DeletedRow | null>(null);
  const focusNext = useFocusAfterRestore(rows);
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
          <SearchInput label={trashTexts.searchLabel} term={words} onSearch={search} />
          <div className={listStyles.found}>
            <p className={listStyles.total} role="status">
              {query.isSuccess && rows.length > 0 && trashTexts.found(rows.length, !query.hasNextPage)}
            </p>
          </div>
        </div>
      )}
      {query.isError ? (
        <ReadFailure
          message={trashTexts.failed}
          description={errorMessage(query.error)}
          onRetry={query.refetch}
        />
      ) : query.isPending ? (
        <div role="status" aria-label={trashTexts.loading}>
          <Skeleton active title={false} />
        </div>
      ) : (
        rows.length === 0 && <EmptyTrash words={words} onClear={() => search('')} />
      )}
      {rows.length > 0 && (
        <RowList
          rows={rows}
          columns={trashColumns}
          titleOf={titleOf}
          selection={selection}
          isBusy={query.isPlaceholderData}
          below={(row) => {
            const reason = refusalOf(row);
            return (
              reason !== undefined && (
                <p id={refusalId(row)} className={styles.refusal}>
                  {trashTexts.refused(reason)}
                </p>
              )
            );
          }}
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
      )}
      {query.hasNextPage && (
        <Button
          className={styles.older}
          loading={loadingIcon(query.isFetchingNextPage)}
          onClick={() => void query.fetchNextPage()}
        >
          {trashTexts.older}
        </Button>
      )}
      <BulkBar selection={selection} words={trashTexts.selected}>
        <Button
          type="primary"
          loading={loadingIcon(selection.rows.every(isRestoring))}
          onClick={() => void restoreRows(selection.rows)}
        >
          {trashTexts.restoreSelected}
        </Button>
      </BulkBar>
      <Suspense>
        {shown && (
          <DeletedRowDialog
            row={shown}
            onClose={() => setShown(null)}
            onRestore={() => void restoreRows([shown])}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Explains a trash that is empty, or has nothing with the searched words. */
function EmptyTrash({ words, onClear }: { readonly words: string; readonly onClear: () => void }) {
  if (words !== '') {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={trashTexts.emptySearch(words)}>
        <Button onClick={onClear}>{texts.list.clearSearch}</Button>
      </Empty>
    );
  }
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={trashTexts.empty}>
      <p className={styles.quiet}>{trashTexts.emptyHelp}</p>
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
