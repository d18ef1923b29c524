import { queryOptions } from '@tanstack/react-query';
import { safeBody, type WithSafe } from '../../components/rich-text/safe-body';
import type { DatabaseAccess } from '../../shared/database-access';
import { findByAddress } from '../../shared/find-by-address';
import type { EventRow } from '../../shared/public-rows';

export type Event = WithSafe<EventRow, 'body'>;

/** Gives the event that an address leads to, under its present slug or another, or null. */
export function eventQuery(access: DatabaseAccess, slugOrId: string) {
  return queryOptions<Event | null>({
    queryKey: ['events', 'detail', slugOrId],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const event = await findByAddress<EventRow>(slugOrId, {
        ...{ database, resource: 'events', signal },
        read: (by) => database.from('events').select('*').match(by).limit(1).abortSignal(signal),
      });
      return event && { ...event, body: await safeBody(event.body, access) };
    },
  });
}
