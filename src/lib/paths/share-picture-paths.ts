import type { Tables } from '../database/database.types';
import { parseTimestamp } from '../dates/dates';

/** What networks ask for; WhatsApp ignores a picture of more bytes. */
export const SHARE_PICTURE = { widthPx: 1200, heightPx: 630, maxBytes: 300_000 } as const;

/** The preview picture of every page that has none of its own. */
export const DEFAULT_SHARE_PICTURE = '/paylasim/dernek.jpg';

/** The tables whose rows have a page, and so a preview picture, of their own: the folders of the pictures' addresses. */
const FOLDERS = { announcements: 'duyurular', events: 'etkinlikler', alumni_news: 'haberler' } as const;

export type SharedTable = keyof typeof FOLDERS;

const TABLES: readonly SharedTable[] = ['announcements', 'events', 'alumni_news'];

const ADDRESS = /^\/paylasim\/([a-z]+)\/([1-9]\d{0,15})-([\da-z]+)\.jpg$/;

/**
 * Takes a table and a row of it, gives the path of the row's preview picture. It changes with the row's `updated_at`, so
 * that a network which keeps the old picture for ever is asked for the new one. Throws RangeError without a timestamp.
 */
export function sharePicturePath(
  table: SharedTable,
  { id, updated_at: updatedAt }: Pick<Tables<SharedTable>, 'id' | 'updated_at'>,
): string {
  const version = parseTimestamp(updatedAt).getTime().toString(36);
  return `/paylasim/${FOLDERS[table]}/${id}-${version}.jpg`;
}

/** Takes a path, gives the row whose preview picture it names; null for any other path. */
export function sharedRowOf(path: string): { table: SharedTable; id: number } | null {
  const [, folder, id] = ADDRESS.exec(path) ?? [];
  const table = TABLES.find((known) => FOLDERS[known] === folder);
  return table === undefined ? null : { table, id: Number(id) };
}
