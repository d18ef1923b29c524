import { DEFAULT_SHARE_PICTURE, sharedRowOf } from '../../lib/paths/share-picture-paths';
import { readSettings } from '../../lib/database/settings';
import { defaultSharePicture } from '../../sharing/share-picture';
import { drawRowPicture, type ShareSource } from './draw-row-picture';
import { readSharedRow } from './shared-rows';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

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

type Bytes = Uint8Array<ArrayBuffer>;

/** Resolves with the picture of that name, which is drawn at the first request. */
type CachedPictures = (name: string, draw: () => Promise<Bytes>) => Promise<Bytes>;

/** Caches the `max` last requested pictures. They are drawn one after another, each once, to load one processor only. */
function cachePictures(max: number): CachedPictures {
  const pictures = new LRUCache<string, Promise<Bytes>>({ max });
  const drawing = new PQueue({ concurrency: 1 });
  return (name, draw) => {
    const known = pictures.get(name);
    if (known) return known;
    const picture = drawing.add(draw);
    pictures.set(name, picture);
    picture.catch(() => pictures.delete(name));
    return picture;
  };
}
