import type { PaginationProps } from 'antd';
import { texts } from '../../i18n/texts';
import type { ResourceTable } from './use-resource-table';

/** Takes a list's table; gives how its pages are turned, under the table and under the cards. */
export function pageOptions({ tableProps, total }: ResourceTable): PaginationProps {
  const { pagination } = tableProps;
  if (typeof pagination !== 'object') return { total };
  const { current = 1, pageSize = total, itemRender, simple } = pagination;
  return {
    ...{ current, pageSize, total, simple },
    ...(itemRender && { itemRender }),
    showSizeChanger: false,
    hideOnSinglePage: true,
    showTotal: (all, [from, to]) => texts.list.total(from, to, all),
  };
}
