import { Alert, Button, Empty, Pagination, Skeleton } from 'antd';
import type { Row } from '../hooks/row';
import { texts } from '../i18n/texts';
import type { ResourceDefinition } from '../schema/types';
import { PAGE_SIZE } from './list-state';
import styles from './resource-screen.module.css';
import { RowCards } from './row-cards';
import { RowTable } from './row-table';
import type { ResourceList } from './use-resource-list';

export interface RowsProps {
  readonly resource: ResourceDefinition;
  readonly list: ResourceList;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

/** The four states of a list: waiting, failed, empty, rows. */
export function ListBody({ isPhone, ...props }: RowsProps & { readonly isPhone: boolean }) {
  const { resource, list } = props;
  const { rows, total, error, state, change } = list;

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
  if (!rows) {
    return (
      <div role="status" aria-label={texts.list.loading}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  }
  if (rows.length === 0 && state.page === 1) return <NoRows resource={resource} list={list} />;

  return (
    <>
      {isPhone ? <RowCards {...props} /> : <RowTable {...props} />}
      <Pagination
        className={styles.pages}
        align="end"
        current={state.page}
        pageSize={PAGE_SIZE}
        total={total}
        showSizeChanger={false}
        simple={isPhone}
        showTotal={(all, [from, to]) => texts.list.total(from, to, all)}
        onChange={(page) => change({ page, search: state.search, sort: state.sort })}
      />
    </>
  );
}

function NoRows({ resource, list: { state, change } }: Pick<RowsProps, 'resource' | 'list'>) {
  const isSearch = state.search !== '';
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={isSearch ? texts.list.emptySearch(state.search) : texts.list.empty(resource.labels.one)}
    >
      {isSearch && <Button onClick={() => change({ search: '' })}>{texts.list.clearSearch}</Button>}
    </Empty>
  );
}
