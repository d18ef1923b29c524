import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

type Bytes = Uint8Array<ArrayBuffer>;

/** Resolves with the picture of that name, which is drawn at the first request. */
export type CachedPictures = (name: string, draw: () => Promise<Bytes>) => Promise<Bytes>;

/**
 * Caches the `max` most recently requested pictures. They are drawn one after another, so that many first visits load one processor
 * only. Requests for the same picture share one drawing.
 */
export function cachePictures(max: number): CachedPictures {
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
