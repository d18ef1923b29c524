import { itemSharePicture } from '../../sharing/share-picture';
import type { PublicDatabase } from '../../lib/database/public-database';
import type { SharedTable } from '../../lib/paths/share-picture-paths';
import type { SharedRow } from './shared-rows';
import { storedFile } from '../feeds/stored-file';

export interface ShareSource {
  database: PublicDatabase;
  /** The origins of the site and of the backend with its files. */
  origin: string;
  backendOrigin: string;
  fetch: typeof fetch;
}

const COVER_LIMIT_MS = 5_000;

/** Draws the share picture of a row, on its cover if our own storage has that. */
export async function drawSharePicture(
  table: SharedTable,
  { caption, coverUrl }: SharedRow,
  source: ShareSource,
): Promise<Uint8Array<ArrayBuffer>> {
  return itemSharePicture({ table, caption, cover: await readCover(coverUrl, source) });
}

async function readCover(coverUrl: string | null, source: ShareSource): Promise<Uint8Array | null> {
  const stored = coverUrl === null ? null : storedFile(coverUrl, source);
  if (!stored) return null;
  const { fetch } = source;
  try {
    const answer = await fetch(stored, { redirect: 'error', signal: AbortSignal.timeout(COVER_LIMIT_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
