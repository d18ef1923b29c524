import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { findByAddress } from '../../../lib/database/find-by-address';
import type { EventRow } from '../../../lib/database/public-rows';
import { safeBody, type WithSafe } from '../../../ui/rich-text/safe-body';

export type Event = WithSafe<EventRow, 'body'>;

/** Reads the event of an address, also under a former slug, or null. */
export function eventQuery(access: DatabaseAccess, slugOrId: string) {
  return queryOptions<Event | null>({
    queryKey: ['events', 'detail', slugOrId],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const event = await findByAddress<EventRow>(slugOrId, {
        ...{ database, resource: 'events', signal },
        read: (by) => database.from('events').select('*').match(by).limit(1).abortSignal(signal),
      });
      return event && { ...event, body: await safeBody(event.body) };
    },
  });
}
