import { Button, Empty } from 'antd';
import { lazy, Suspense } from 'react';
import { filterTexts, rowTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { useRights } from '../../data/rights';
import { ReadFailure } from '../../lib/query-result';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { chosenFilters, isNarrowed, shownPeriod, type Choices } from './list-address';
import styles from './list.module.css';
import { ResourceRows, type ResourceRowsProps } from './resource-rows';
import type { ResourceTable } from './use-resource-table';

const Pages = lazy(async () => ({ default: (await import('../rows/pages')).Pages }));
const RowSorting = lazy(async () => ({ default: (await import('./row-sorting')).RowSorting }));

/** The rows of a list, which can be sorted by hand where the resource declares it. */
export function ListBody(props: Omit<ResourceRowsProps, 'order'>) {
  const { table } = props;
  const may = useRights();
  const column = table.resource.list.order;
  if (column === undefined || !may('order', table.resource.table))
    return <ListRows {...props} order={null} />;
  return (
    <Suspense>
      <RowSorting table={table} column={column}>
        {(order) => <ListRows {...props} order={order} />}
      </RowSorting>
    </Suspense>
  );
}

function ListRows(props: ResourceRowsProps) {
  const { table, order } = props;
  const { error, currentPage, setCurrentPage, pageSize, total, tableQuery } = table;
  const isPhone = useMediaQuery(PHONE);
  if (error !== null) return <ReadFailure message={error} onRetry={tableQuery.refetch} />;
  if (table.rows?.length === 0 && currentPage === 1) return <EmptyList table={table} />;
  return (
    <>
      {order && <p className={styles.hint}>{order.isMovable ? rowTexts.orderHint : rowTexts.orderLocked}</p>}
      <ResourceRows {...props} />
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

/** Explains an empty list: there is no row yet or in this period, or none matches the search and filters. */
function EmptyList({ table: { resource, choices, choose } }: { readonly table: ResourceTable }) {
  const period = shownPeriod(resource, choices);
  const { one } = resource.labels;
  const chosen = chosenFilters(resource, choices.filters);
  const asked = [
    ...(choices.search === '' ? [] : [filterTexts.searched(choices.search)]),
    ...chosen.map(({ label, words }) => filterTexts.chip(label, words)),
    ...(period === 'tumu' ? [] : [filterTexts.periods[period]]),
  ].join(', ');
  const explain = (words: string, action?: string, next: Partial<Choices> = {}) => (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      {action !== undefined && <Button onClick={() => choose(next)}>{action}</Button>}
    </Empty>
  );
  if (period !== 'tumu') {
    if (isNarrowed(choices))
      return explain(filterTexts.empty(one, asked), filterTexts.showAll, { period: 'tumu' });
    const words = filterTexts.emptyPeriod[period](one);
    return period === 'yaklasan'
      ? explain(words, filterTexts.showPast, { period: 'gecmis' })
      : explain(words, filterTexts.showAll, { period: 'tumu' });
  }
  if (chosen.length > 0) {
    const action = choices.search === '' ? filterTexts.clear : filterTexts.clearAll;
    return explain(filterTexts.empty(one, asked), action, { search: '', filters: {} });
  }
  if (choices.search === '') return explain(texts.list.empty(one));
  return explain(texts.list.emptySearch(one, choices.search), texts.list.clearSearch, { search: '' });
}
