import { DEFAULT_SHARE_PICTURE, sharedRowOf } from '../../lib/paths/share-picture-paths';
import { readSettings } from '../../lib/database/settings';
import { defaultSharePicture } from '../../sharing/share-picture';
import { cachePictures } from './cached-pictures';
import { drawRowPicture, type ShareSource } from './draw-row-picture';
import { readSharedRow } from './shared-rows';

export type SharePictureHandler = (pathname: string, source: ShareSource) => Promise<Response | null>;

/** Each has at most 300 kB. */
const MAX_PICTURES = 100;
/** For pictures of rows, whose address changes with the row. The default picture's address stays. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** Makes the handler of share pictures. It resolves with null for any other address. */
export function createSharePictureHandler(): SharePictureHandler {
  const cached = cachePictures(MAX_PICTURES);
  return async (pathname, source) => {
    const asked = sharedRowOf(pathname);
    if (!asked && pathname !== DEFAULT_SHARE_PICTURE) return null;
    const settings = await readSettings(source.database);
    // A picture shows the association's name and, the default one, its year.
    const key = `${pathname} ${settings.association_name} ${settings.founding_year}`;
    if (!asked) return answerPicture(await cached(key, () => defaultSharePicture(settings)), FOR_A_DAY);
    const row = await readSharedRow(source.database, asked.table, asked.id);
    if (!row) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-cache' } });
    if (row.path !== pathname) {
      // An address from before the row's last change.
      return new Response(null, {
        status: 302,
        headers: { location: row.path, 'cache-control': 'no-cache' },
      });
    }
    const picture = await cached(key, () =>
      drawRowPicture(asked.table, row, settings.association_name, source),
    );
    return answerPicture(picture, FOR_EVER);
  };
}

function answerPicture(picture: Uint8Array<ArrayBuffer>, cacheControl: string): Response {
  const headers = {
    'content-type': 'image/jpeg',
    'content-length': String(picture.byteLength),
    'cache-control': cacheControl,
  };
  return new Response(picture, { headers });
}
