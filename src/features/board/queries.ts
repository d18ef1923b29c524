import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';
import type { CivilDate } from '../../lib/dates/dates';
import type { PageLoader } from '../../lib/page-data';

const COLUMNS = 'id, full_name, role, body, seat, photo_url, term_from';

/** Reads the members of both boards who are in office on a day, in the order of the back office. */
export function boardMembersQuery(access: DatabaseAccess, today: CivilDate) {
  return queryOptions({
    queryKey: ['board_members', today],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('board_members').select(COLUMNS);
      const inOffice = rows.lte('term_from', today).or(`term_to.is.null,term_to.gte.${today}`);
      return readRows(inOffice.order('idx').order('created_at').abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });
}

const FORMER_COLUMNS = 'id, full_name, role, body, seat, term_from, term_to';

/** Reads the members whose term was over before a day, the newest first. */
export function formerMembersQuery(access: DatabaseAccess, today: CivilDate) {
  return queryOptions({
    queryKey: ['board_members', 'former', today],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('board_members').select(FORMER_COLUMNS).lt('term_to', today);
      return readRows(
        rows.order('term_to', { ascending: false }).order('idx').order('created_at').abortSignal(signal),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/** The loader of the board's own page. */
export const loadBoardPage: PageLoader = ({ database, queryClient, prefetch, today }) =>
  prefetch(
    queryClient.query(boardMembersQuery(database, today())),
    queryClient.query(formerMembersQuery(database, today())),
  );

/** The loader of every page that shows members. */
export const loadBoard: PageLoader = ({ database, queryClient, prefetch, today }) =>
  prefetch(queryClient.query(boardMembersQuery(database, today())));
