import { Alert, Button } from 'antd';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { rowTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import type { Row } from '../../lib/row';
import styles from './list.module.css';
import { RowCards } from './rows/cards';
import { LastChanges } from './rows/last-changes';
import { PageSelect } from './rows/page-select';
import type { RowsProps } from './rows/rows-props';
import { lazyComponent } from '../../lib/lazy-component';

/** Lazy, because most lists have rows and few are ordered by hand. */
const EmptyList = lazy(async () => {
  const { EmptyList } = await import('./empty-list');
  return { default: EmptyList };
});
const RowSorting = lazy(async () => {
  const { RowSorting } = await import('./rows/sorting');
  return { default: RowSorting };
});

/** Lazy, because a phone never shows it. */
const RowTable = lazyComponent(async () => (await import('./rows/table')).RowTable);
export const preloadRows = RowTable.preload;
/** Lazy, because most lists have one page. */
const Pages = lazyComponent(async () => (await import('../pages')).Pages);

/** These rows render first, and the rest follows in a deferred render. Five cards fill a phone's window. */
const FIRST_CARDS = 5;
const FIRST_ROWS = 3;
const NO_ROWS: readonly Row[] = [];

interface ListBodyProps extends Omit<RowsProps, 'rows' | 'order'> {
  readonly isPhone: boolean;
}

/** The rows of a list, which can be sorted by hand where the resource declares it. */
export function ListBody(props: ListBodyProps) {
  const { resource, table } = props;
  const column = resource.list.order;
  if (column === undefined) return <ListRows {...props} order={null} />;
  return (
    <Suspense>
      <RowSorting resource={resource} table={table} column={column}>
        {(order) => <ListRows {...props} order={order} />}
      </RowSorting>
    </Suspense>
  );
}

type ListRowsProps = ListBodyProps & Pick<RowsProps, 'order'>;

/** Shows a list that is loading, failed, empty or has rows. */
function ListRows({ isPhone, ...props }: ListRowsProps) {
  const { resource, table, selection, order } = props;
  const { error, currentPage, setCurrentPage, pageSize, total, tableQuery } = table;
  const rows = order?.rows ?? table.rows ?? NO_ROWS;
  const drawnCount = Math.max(isPhone ? FIRST_CARDS : FIRST_ROWS, useDeferredValue(rows.length, 0));
  const drawn = useMemo(() => rows.slice(0, drawnCount), [rows, drawnCount]);

  if (error !== null) {
    return (
      <Alert
        type="error"
        showIcon
        message={error}
        action={<Button onClick={() => void tableQuery.refetch()}>{texts.list.retry}</Button>}
      />
    );
  }
  if (table.rows?.length === 0 && rows.length === 0 && currentPage === 1) {
    return (
      <Suspense>
        <EmptyList resource={resource} table={table} />
      </Suspense>
    );
  }

  const Rows = isPhone ? RowCards : RowTable;
  return (
    <Suspense>
      {order && <p className={styles.hint}>{order.isMovable ? rowTexts.orderHint : rowTexts.orderLocked}</p>}
      <div className={styles.page}>
        <PageSelect rows={rows} selection={selection} />
      </div>
      <LastChanges resource={resource} table={table}>
        <Rows {...props} rows={drawn} />
      </LastChanges>
      {drawn.length === rows.length && total > pageSize && (
        <Suspense>
          {/* The links in Refine's `tableProps.pagination` all lead to the present page. */}
          <Pages
            className={styles.pages ?? ''}
            align={isPhone ? 'center' : 'end'}
            simple={isPhone}
            current={currentPage}
            pageSize={pageSize}
            total={total}
            showTotal={(all, [from, to]) => texts.list.total(from, to, all)}
            onChange={setCurrentPage}
          />
        </Suspense>
      )}
    </Suspense>
  );
}
