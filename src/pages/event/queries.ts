import { queryOptions } from '@tanstack/react-query';
import { safeBody, type WithSafe } from '../../components/rich-text/safe-body';
import type { EventRow } from '../../shared/public-rows';
import type { DatabaseAccess } from '../../shared/database-access';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';
import { readRowId } from '../../shared/row-id';

export type Event = WithSafe<EventRow, 'body'>;

/** Gives the event with this slug, else the one with this id, else the one that once had this slug, else null. */
export function eventQuery(access: DatabaseAccess, slugOrId: string) {
  return queryOptions({
    queryKey: ['events', 'detail', slugOrId],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const makeSafe = async (row: EventRow) => ({ ...row, body: await safeBody(row.body, access) });
      const one = () => database.from('events').select('*').limit(1).abortSignal(signal);
      const [bySlug] = await readRows(one().eq('slug', slugOrId));
      if (bySlug) return makeSafe(bySlug);
      const id = readRowId(slugOrId) ?? (await readFormerOwner(database, slugOrId, signal));
      const [byId] = id === null ? [] : await readRows(one().eq('id', id));
      return byId ? makeSafe(byId) : null;
    },
  });
}

async function readFormerOwner(database: PublicDatabase, slug: string, signal: AbortSignal) {
  const history = database.from('slug_history').select('row_id').eq('resource', 'events').eq('slug', slug);
  const [former] = await readRows(history.limit(1).abortSignal(signal));
  return former?.row_id ?? null;
}
