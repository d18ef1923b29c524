import { itemSharePicture } from '../../sharing/share-picture';
import { splitFocus } from '../../lib/media/focus';
import type { PublicDatabase } from '../../lib/database/public-database';
import type { SharedTable } from '../../lib/paths/share-picture-paths';
import type { SharedRow } from './shared-rows';
import { backendFileUrl } from '../feeds/backend-file';

export interface ShareSource {
  database: PublicDatabase;
  /** The origins of the site and of the backend with its files. */
  origin: string;
  backendOrigin: string;
  fetch: typeof fetch;
}

const COVER_LIMIT_MS = 5_000;

/** Draws the share picture of a row, with the association's name, on its cover if our own storage has that. */
export async function drawRowPicture(
  table: SharedTable,
  { caption, coverUrl }: SharedRow,
  name: string,
  source: ShareSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const cover = await readCover(coverUrl, source);
  return itemSharePicture({ table, caption, name, cover, focus: splitFocus(coverUrl ?? '').focus });
}

async function readCover(coverUrl: string | null, source: ShareSource): Promise<Uint8Array | null> {
  const stored = coverUrl === null ? null : backendFileUrl(coverUrl, source);
  if (!stored) return null;
  const { fetch } = source;
  try {
    const response = await fetch(stored, { redirect: 'error', signal: AbortSignal.timeout(COVER_LIMIT_MS) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
