import { useTable } from '@refinedev/antd';
import type { CrudSort } from '@refinedev/core';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Row, ResourceDefinition } from '../../schema/types';
import { readChoices, writeChoices, type Choices } from './list-address';
import { readTable, tableOptions } from './list-query';

type Table = ReturnType<typeof useTable<Row>>;
export type ResourceTable = ReturnType<typeof useResourceTable>;

/** Refine's table for the page of a resource that the address asks for, with its filters read as choices. */
export function useResourceTable(resource: ResourceDefinition) {
  const table = useTable<Row>(tableOptions(resource));
  const { filters, setFilters, setSorters, setCurrentPage, tableQuery } = table;
  const choices = readChoices(resource, filters);
  useAddressChanges(table);
  useLastPage(table);

  return {
    ...table,
    resource,
    choices,
    choose: (part: Partial<Choices>) => {
      setFilters(writeChoices({ ...choices, ...part }), 'replace');
      setCurrentPage(1);
    },
    sort: (sorters: CrudSort[]) => {
      setSorters(sorters);
      setCurrentPage(1);
    },
    rows: tableQuery.data?.data,
    total: tableQuery.data?.total ?? 0,
    error: tableQuery.isError ? tableQuery.error.message : null,
  };
}

/** Shows the last page in place of one behind it, whose rows were deleted or which an old link names. */
function useLastPage({ tableQuery, currentPage, pageSize, setCurrentPage }: Table): void {
  const { data, isPlaceholderData } = tableQuery;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const isBehind = data?.data.length === 0 && !isPlaceholderData && currentPage > lastPage;
  useEffect(() => {
    if (isBehind) setCurrentPage(lastPage);
  }, [isBehind, lastPage, setCurrentPage]);
}

/**
 * Follows links into the list that is already shown, and going back. `useTable` reads the address only when
 * it mounts.
 */
function useAddressChanges(table: Table): void {
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const follow = useEffectEvent(() => {
    // The table itself only replaces the address with what it already shows.
    if (navigationType === NavigationType.Replace) return;
    const { filters, sorters, currentPage } = readTable(search);
    if (hashKey(filters) !== hashKey(table.filters)) table.setFilters(filters, 'replace');
    if (hashKey(sorters) !== hashKey(table.sorters)) table.setSorters(sorters);
    if (currentPage !== table.currentPage) table.setCurrentPage(currentPage);
  });
  useEffect(() => follow(), [key]);
}
