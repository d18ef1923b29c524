import type { PublicDatabase } from '../../lib/database/public-database';
import { onlyPublished } from '../../lib/database/public-order';
import { readRows } from '../../lib/database/read-rows';
import { pickCover } from '../../lib/media/cover';
import { sharePicturePath, type SharedTable } from '../../lib/paths/share-picture-paths';
import {
  announcementCaption,
  eventCaption,
  newsCaption,
  type ShareCaption,
} from '../../sharing/share-captions';

/** The parts of a row that its share picture shows. */
export interface SharedRow {
  readonly caption: ShareCaption;
  readonly coverUrl: string | null;
  /** The path of the picture for the row's current state. */
  readonly path: string;
}

const ANNOUNCEMENT_COLUMNS = 'id, title, cover_url, published_at, created_at, updated_at';

type Read = (database: PublicDatabase, id: number) => Promise<SharedRow | null>;

const reads: Readonly<Record<SharedTable, Read>> = {
  announcements: async (database, id) => {
    const rows = database.from('announcements').select(ANNOUNCEMENT_COLUMNS).eq('id', id);
    const [row] = await readRows(onlyPublished(rows, new Date()).limit(1));
    return row ? sharedRow('announcements', row, announcementCaption(row)) : null;
  },
  events: async (database, id) => {
    const [row] = await readRows(database.from('events').select('*').eq('id', id).limit(1));
    return row ? sharedRow('events', row, eventCaption(row)) : null;
  },
  alumni_news: async (database, id) => {
    const [row] = await readRows(database.from('alumni_news').select('*').eq('id', id).limit(1));
    return row ? sharedRow('alumni_news', row, newsCaption(row)) : null;
  },
};

/** Reads a row that has a share picture; null if visitors cannot see it. */
export function readSharedRow(
  database: PublicDatabase,
  table: SharedTable,
  id: number,
): Promise<SharedRow | null> {
  return reads[table](database, id);
}

function sharedRow(
  table: SharedTable,
  row: { id: number; updated_at: string },
  caption: ShareCaption,
): SharedRow {
  return { caption, coverUrl: pickCover({ ...row }), path: sharePicturePath(table, row) };
}
