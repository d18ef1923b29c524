import { queryOptions } from '@tanstack/react-query';
import { CAROUSEL_EXCERPT_LENGTH, trimToCardText } from '../../lib/text/card-text';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { todayInIstanbul } from '../../lib/dates/dates';
import { upcomingFirst } from '../../lib/dates/event-time';
import {
  ANNOUNCEMENT_CARD_COLUMNS,
  featuredFirst,
  newestFirst,
  onlyFeatured,
  onlyPublished,
} from '../../lib/database/public-order';
import { readRows } from '../../lib/database/read-rows';

const CAROUSEL_LIMIT = 24;
/**
 * The specification's columns (section 7), the texts of an event's card, whether it is cancelled, and its end, because an
 * event of several days is not over on the second.
 */
const EVENT_CARD_COLUMNS =
  'slug, title, excerpt, lead, body, cover_url, starts_at, ends_at, status, created_at';

/** Reads the slides in the order of the back office. The database keeps those back whose time is not now. */
export function slidesQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['home_slides'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('home_slides').select('id, image_url, image_alt, title, subtitle, link');
      return readRows(rows.order('idx').order('created_at').abortSignal(signal));
    },
  });
}

export function announcementsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['announcements', 'carousel'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const now = new Date();
      const select = () => {
        const rows = database.from('announcements').select(ANNOUNCEMENT_CARD_COLUMNS).abortSignal(signal);
        return newestFirst(onlyPublished(rows, now), 'published_at').limit(CAROUSEL_LIMIT);
      };
      const [featured, newest] = await Promise.all([
        readRows(onlyFeatured(select(), now)),
        readRows(select()),
      ]);
      const rows = featuredFirst(featured, newest, ({ id }) => id, CAROUSEL_LIMIT);
      return trimToCardText('announcements', rows, CAROUSEL_EXCERPT_LENGTH);
    },
  });
}

/** Reads events in the specification's order and limit, and returns them in the order for readers. */
export function eventsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['events', 'carousel'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const select = () => {
        const rows = database.from('events').select(EVENT_CARD_COLUMNS).abortSignal(signal);
        return newestFirst(rows, 'starts_at').limit(CAROUSEL_LIMIT);
      };
      const [featured, newest] = await Promise.all([
        readRows(onlyFeatured(select(), new Date())),
        readRows(select()),
      ]);
      const today = todayInIstanbul();
      const [first, others] = [upcomingFirst(featured, today), upcomingFirst(newest, today)];
      const rows = featuredFirst(first, others, ({ slug }) => slug, CAROUSEL_LIMIT);
      return trimToCardText('events', rows, CAROUSEL_EXCERPT_LENGTH);
    },
  });
}
