import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { kurusOf, type Fees } from '../../content/fees';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';
import { civilParts, type CivilDate } from '../../lib/dates/dates';
import type { PageLoader } from '../../lib/page-data';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { listState, type ListState } from '../../ui/state-views/list-state';

/** Reads the fees of the years that have begun, newest first. Its key contains the year, so a new one starts a new query. */
function feesQuery(access: DatabaseAccess, today: CivilDate) {
  const { year } = civilParts(today);
  return queryOptions({
    queryKey: ['dues', year],
    queryFn: async ({ signal }): Promise<Fees[]> => {
      const database = await access.open();
      const begun = database.from('dues').select('year, annual_fee, entry_fee, note').lte('year', year);
      const rows = await readRows(begun.order('year', { ascending: false }).abortSignal(signal));
      return rows.map(({ annual_fee, entry_fee, ...row }) => ({
        ...row,
        annual: kurusOf(annual_fee),
        entry: kurusOf(entry_fee),
      }));
    },
    placeholderData: keepPreviousData,
  });
}

/** The loader of every page that names the fees. */
export const loadFees: PageLoader = ({ database, queryClient, prefetch, today }) =>
  prefetch(queryClient.query(feesQuery(database, today())));

export function useFees(): ListState<Fees> {
  return listState(useQuery(feesQuery(useDatabase(), useToday())));
}
