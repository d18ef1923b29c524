import { Pagination } from 'antd';
import { pageOptions } from '../list-pages';
import type { ResourceTable } from '../use-resource-table';

/** Turns the pages of a list under its cards. */
export function CardPages({ table }: { readonly table: ResourceTable }) {
  return (
    <Pagination {...pageOptions(table)} align="center" onChange={(page) => table.setCurrentPage(page)} />
  );
}
