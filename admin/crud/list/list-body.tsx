import { Alert, Button } from 'antd';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { rowTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { pageSize } from './list-state';
import styles from './list.module.css';
import { RowCards } from './rows/cards';
import type { RowsProps } from './rows/rows-props';
import { RowTable } from './rows/table';

/** What not every list has comes with the first that does. */
const ListNothing = lazy(async () => {
  const { ListNothing } = await import('./nothing');
  return { default: ListNothing };
});
const ListPages = lazy(async () => {
  const { ListPages } = await import('./pages');
  return { default: ListPages };
});
const RowSorting = lazy(async () => {
  const { RowSorting } = await import('./rows/sorting');
  return { default: RowSorting };
});

interface ListBodyProps extends Omit<RowsProps, 'rows'> {
  readonly isPhone: boolean;
}

/** As many as a screen shows at first; the rest is drawn once they can be seen. */
const FIRST_ROWS = 3;

/** The four states of a list: waiting, failed, empty, rows. */
export const ListBody = memo(function ListBody({ isPhone, ...props }: ListBodyProps) {
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
  if (!list.rows) return <Waiting />;
  const rows = order?.rows ?? list.rows;
  if (rows.length === 0 && state.page === 1) {
    return (
      <Suspense>
        <ListNothing resource={resource} list={list} />
      </Suspense>
    );
  }

  const Rows = isPhone ? RowCards : RowTable;
  return (
    <>
      {order ? (
        <Suspense fallback={<Waiting />}>
          <p className={styles.hint}>{order.isMovable ? rowTexts.orderHint : rowTexts.orderLocked}</p>
          <RowSorting resource={resource} order={order}>
            <Rows {...props} rows={rows} />
          </RowSorting>
        </Suspense>
      ) : (
        <div className={styles.rows} aria-busy={list.isFetching}>
          <FirstRowsFirst {...props} rows={rows} isPhone={isPhone} />
        </div>
      )}
      {total > pageSize(resource) && (
        <Suspense>
          <ListPages
            page={state.page}
            pageSize={pageSize(resource)}
            total={total}
            isPhone={isPhone}
            onChange={(page) => change({ ...state, page })}
          />
        </Suspense>
      )}
    </>
  );
});

/** A row's controls take their time on a phone: those in sight do not wait for those below. */
function FirstRowsFirst({ isPhone, rows, ...props }: RowsProps & Pick<ListBodyProps, 'isPhone'>) {
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  return isPhone ? <RowCards {...props} rows={drawn} /> : <RowTable {...props} rows={drawn} />;
}

function Waiting() {
  return (
    <p role="status" className={styles.hint}>
      {texts.list.loading}
    </p>
  );
}
