import { useDataProvider, type DataProvider } from '@refinedev/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export type GetList = DataProvider['getList'];

/** Takes a name of its own and what to read through the data provider; gives the reading, made anew on each visit. */
export function useReading<Data>(
  name: string,
  read: (getList: GetList) => Promise<Data>,
): UseQueryResult<Data, unknown> {
  const { getList } = useDataProvider()();
  return useQuery({ queryKey: ['overview', name], queryFn: () => read(getList) });
}
