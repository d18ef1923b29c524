import { useDataProvider, type DataProvider } from '@refinedev/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export type GetList = DataProvider['getList'];

/** A query through the data provider, keyed by `name` and repeated on each visit. */
export function useDashboardQuery<Data>(
  name: string,
  read: (getList: GetList) => Promise<Data>,
): UseQueryResult<Data, unknown> {
  const { getList } = useDataProvider()();
  return useQuery({ queryKey: ['overview', name], queryFn: () => read(getList) });
}
