import type { Tables } from '../database/database.types';
import { parseTimestamp } from '../dates/dates';

/** The size that social networks expect. WhatsApp ignores larger files. */
export const SHARE_PICTURE = { widthPx: 1200, heightPx: 630, maxBytes: 300_000 } as const;

/** The preview picture of pages without one of their own. */
export const DEFAULT_SHARE_PICTURE = '/paylasim/dernek.jpg';

/** The tables whose rows have a page and so a preview picture, with their folder in its address. */
const FOLDERS = { announcements: 'duyurular', events: 'etkinlikler', alumni_news: 'haberler' } as const;

export type SharedTable = keyof typeof FOLDERS;

const TABLES: readonly SharedTable[] = ['announcements', 'events', 'alumni_news'];

const ADDRESS = /^\/paylasim\/([a-z]+)\/([1-9]\d{0,15})-([\da-z]+)\.jpg$/;

/**
 * Returns the path of a row's preview picture. It changes with `updated_at`, because networks cache a picture forever
 * by its address. Throws RangeError if that is not a timestamp.
 */
export function sharePicturePath(
  table: SharedTable,
  { id, updated_at: updatedAt }: Pick<Tables<SharedTable>, 'id' | 'updated_at'>,
): string {
  const version = parseTimestamp(updatedAt).getTime().toString(36);
  return `/paylasim/${FOLDERS[table]}/${id}-${version}.jpg`;
}

/** Returns the row that a preview picture's path refers to, or null for other paths. */
export function sharedRowOf(path: string): { table: SharedTable; id: number } | null {
  const [, folder, id] = ADDRESS.exec(path) ?? [];
  const table = TABLES.find((known) => FOLDERS[known] === folder);
  return table === undefined ? null : { table, id: Number(id) };
}
