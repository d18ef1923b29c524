import { Alert, Button, Pagination, Skeleton } from 'antd';
import type { Row } from '../hooks/row';
import { rowTexts } from '../i18n/lists';
import { texts } from '../i18n/texts';
import type { ResourceDefinition } from '../schema/types';
import { ListNothing } from './list-nothing';
import type { Selection } from './list-selection';
import { pageSize } from './list-state';
import styles from './resource-screen.module.css';
import type { RowCommands } from './row-actions';
import { RowCards } from './row-cards';
import { RowSorting } from './row-sorting';
import { RowTable } from './row-table';
import type { ResourceList } from './use-resource-list';
import type { RowOrder } from './use-row-order';

interface ListBodyProps {
  readonly resource: ResourceDefinition;
  readonly list: ResourceList;
  readonly selection: Selection;
  /** Null where rows have no order of their own. */
  readonly order: RowOrder | null;
  readonly commands: RowCommands;
  readonly isPhone: boolean;
}

export type RowsProps = Omit<ListBodyProps, 'isPhone'> & { readonly rows: readonly Row[] };

/** The four states of a list: waiting, failed, empty, rows. */
export function ListBody({ isPhone, ...props }: ListBodyProps) {
  const { resource, list, order } = props;
  const { total, error, state, change } = list;

  if (error !== null) {
    return (
      <Alert
        type="error"
        showIcon
        message={error}
        action={<Button onClick={list.reload}>{texts.list.retry}</Button>}
      />
    );
  }
  if (!list.rows) {
    return (
      <div role="status" aria-label={texts.list.loading}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  }
  const rows = order?.rows ?? list.rows;
  if (rows.length === 0 && state.page === 1) return <ListNothing resource={resource} list={list} />;

  return (
    <>
      {order && <p className={styles.hint}>{order.isMovable ? rowTexts.orderHint : rowTexts.orderLocked}</p>}
      <RowSorting resource={resource} order={order}>
        {isPhone ? <RowCards {...props} rows={rows} /> : <RowTable {...props} rows={rows} />}
      </RowSorting>
      <Pagination
        className={styles.pages}
        align="end"
        current={state.page}
        pageSize={pageSize(resource)}
        total={total}
        showSizeChanger={false}
        hideOnSinglePage
        simple={isPhone}
        showTotal={(all, [from, to]) => texts.list.total(from, to, all)}
        onChange={(page) => change({ ...state, page })}
      />
    </>
  );
}
