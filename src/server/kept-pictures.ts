type Bytes = Uint8Array<ArrayBuffer>;

/** Gives the picture of that name, made once and then kept. */
export type KeptPictures = (name: string, make: () => Promise<Bytes>) => Promise<Bytes>;

/**
 * Keeps the `limit` pictures that were asked for last. They are made one after another, so that a crowd of first visits costs
 * one processor, and many who ask for the same picture wait for one and the same work.
 */
export function keepPictures(limit: number): KeptPictures {
  const kept = new Map<string, Promise<Bytes>>();
  let last: Promise<unknown> = Promise.resolve();

  return (name, make) => {
    const known = kept.get(name);
    const picture = known ?? last.then(make);
    if (!known) {
      last = picture.catch(() => kept.delete(name));
    }
    // Asked for again, it is the latest again.
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}
