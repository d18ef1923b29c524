import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

type Bytes = Uint8Array<ArrayBuffer>;

/** Gives the picture of that name, drawn the first time it is asked for. */
export type CachedPictures = (name: string, draw: () => Promise<Bytes>) => Promise<Bytes>;

/**
 * Caches the `max` pictures that were asked for last. They are drawn one after another, so that a crowd of first visits costs one
 * processor, and many who ask for the same picture wait for one drawing.
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
