import type { PaginationProps } from 'antd';
import { texts } from '../../i18n/texts';
import type { ResourceTable } from './use-resource-table';

/** The pagination of a list, for the table and for the cards. */
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
