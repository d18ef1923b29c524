import { Pagination } from 'antd';
import { pageOptions } from '../list-pages';
import type { ResourceTable } from '../use-resource-table';

/** The pagination below the cards. */
export function CardPages({ table }: { readonly table: ResourceTable }) {
  return (
    <Pagination {...pageOptions(table)} align="center" onChange={(page) => table.setCurrentPage(page)} />
  );
}
