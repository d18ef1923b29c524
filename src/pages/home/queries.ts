import { CAROUSEL_EXCERPT_LENGTH, trimToCardText } from '../../lib/text/card-text';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { HOME_CAROUSELS, readHomeRows } from '../../lib/database/home-rows';
import { ANNOUNCEMENT_CARD_COLUMNS } from '../../lib/database/public-order';
import { trimToFirstPicture } from '../../lib/media/gallery';
import { readRows } from '../../lib/database/read-rows';
import { databaseQuery } from '../../ui/database-query';

/** The specification's columns (section 7), and what cards of events show: texts, album, cancellation and end. */
const EVENT_CARD_COLUMNS =
  'slug, title, excerpt, lead, body, cover_url, gallery, starts_at, ends_at, status, created_at';

/** Reads the slides in the order of the back office. The database keeps those back whose time is not now. */
export function slidesQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['home_slides'], async (database, signal) => {
    const rows = database.from('home_slides').select('id, image_url, image_alt, title, subtitle, link');
    return readRows(rows.order('idx').order('created_at').abortSignal(signal));
  });
}

export function announcementsQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['announcements', 'carousel'], async (database, signal) => {
    const select = () => database.from('announcements').select(ANNOUNCEMENT_CARD_COLUMNS).abortSignal(signal);
    const rows = await readHomeRows(HOME_CAROUSELS.announcements, select, ({ id }) => id, new Date());
    return trimToCardText('announcements', rows, CAROUSEL_EXCERPT_LENGTH);
  });
}

export function eventsQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['events', 'carousel'], async (database, signal) => {
    const select = () => database.from('events').select(EVENT_CARD_COLUMNS).abortSignal(signal);
    const rows = await readHomeRows(HOME_CAROUSELS.events, select, ({ slug }) => slug, new Date());
    return trimToCardText('events', trimToFirstPicture(rows), CAROUSEL_EXCERPT_LENGTH);
  });
}
