import type { TablePaginationConfig } from 'antd';
import { texts } from '../../i18n/texts';
import type { ResourceTable } from './use-resource-table';

/** Takes a list's table; gives how its pages are turned, under the table and under the cards. */
export function pagination({ tableProps }: ResourceTable): TablePaginationConfig {
  return {
    ...tableProps.pagination,
    showSizeChanger: false,
    hideOnSinglePage: true,
    showTotal: (all, [from, to]) => texts.list.total(from, to, all),
  };
}
