import { useTable } from '@refinedev/antd';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Row } from '../../lib/row';
import { useLatestCallback } from '../../lib/use-latest-callback';
import type { ResourceDefinition } from '../../schema/types';
import { readChoices, writeChoices, type Choices } from './list-address';
import { readTable, tableOptions } from './list-query';

export type ResourceTable = ReturnType<typeof useResourceTable>;

/** One page of a resource, as the address asks for it: Refine's table, with what its filters mean. */
export function useResourceTable(resource: ResourceDefinition) {
  const table = useTable<Row>(tableOptions(resource));
  const { filters, setFilters, setCurrentPage, tableQuery } = table;
  const choices = useMemo(() => readChoices(resource, filters), [resource, filters]);
  useAddressAgain(table);
  const choose = useLatestCallback((part: Partial<Choices>) => {
    setFilters(writeChoices({ ...choices, ...part }), 'replace');
    setCurrentPage(1);
  });

  return {
    ...table,
    choices,
    /** Narrows the list otherwise, from its first page. */
    choose,
    /** Undefined while unknown. */
    rows: tableQuery.data?.data,
    total: tableQuery.data?.total ?? 0,
    error: tableQuery.isError ? tableQuery.error.message : null,
  };
}

type Table = Pick<
  ReturnType<typeof useTable<Row>>,
  'filters' | 'sorters' | 'currentPage' | 'setFilters' | 'setSorters' | 'setCurrentPage'
>;

/** `useTable` reads the address when it is mounted. Links into the list that is shown already, and going back, are followed here. */
function useAddressAgain(table: Table): void {
  const { key, search } = useLocation();
  const how = useNavigationType();
  const follow = useEffectEvent(() => {
    // The table itself only ever replaces the address, by what it already shows.
    if (how === NavigationType.Replace) return;
    const { filters, sorters, currentPage } = readTable(search);
    if (hashKey(filters) !== hashKey(table.filters)) table.setFilters(filters, 'replace');
    if (hashKey(sorters) !== hashKey(table.sorters)) table.setSorters(sorters);
    if (currentPage !== table.currentPage) table.setCurrentPage(currentPage);
  });
  useEffect(() => follow(), [key]);
}
