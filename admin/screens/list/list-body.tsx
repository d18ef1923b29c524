import { lazy, Suspense } from 'react';
import { rowTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { ReadFailure } from '../read-failure';
import styles from './list.module.css';
import { ResourceRows, type ResourceRowsProps } from './rows/resource-rows';
import { LastChanges } from './rows/last-changes';

/** Lazy, because most lists have one page. */
const Pages = lazy(async () => {
  const { Pages } = await import('../rows/pages');
  return { default: Pages };
});
/** Lazy, because most lists have rows. */
const EmptyList = lazy(async () => {
  const { EmptyList } = await import('./empty-list');
  return { default: EmptyList };
});
/** Lazy, because few lists are ordered by hand. */
const RowSorting = lazy(async () => {
  const { RowSorting } = await import('./rows/sorting');
  return { default: RowSorting };
});

/** The rows of a list, which can be sorted by hand where the resource declares it. */
export function ListBody(props: Omit<ResourceRowsProps, 'order'>) {
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

/** Shows a list that is loading, failed, empty or has rows. */
function ListRows(props: ResourceRowsProps) {
  const { resource, table, order } = props;
  const { error, currentPage, setCurrentPage, pageSize, total, tableQuery } = table;
  const isPhone = useMediaQuery(PHONE);
  if (error !== null) return <ReadFailure message={error} onRetry={tableQuery.refetch} />;
  if (table.rows?.length === 0 && currentPage === 1) {
    return (
      <Suspense>
        <EmptyList resource={resource} table={table} />
      </Suspense>
    );
  }
  return (
    <>
      {order && <p className={styles.hint}>{order.isMovable ? rowTexts.orderHint : rowTexts.orderLocked}</p>}
      <LastChanges resource={resource} table={table}>
        <ResourceRows {...props} />
      </LastChanges>
      {/* The links in Refine's `tableProps.pagination` all lead to the present page. */}
      {total > pageSize && (
        <Suspense>
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
    </>
  );
}
