import { BoundedMap } from './bounded-map';
import { compressQuickly, compressTightly, type Encoding } from './compression';

/** Compresses a text; `version` stands for exactly this content. */
export type Compress = (content: Uint8Array, version: string, encoding: Encoding) => Promise<Buffer>;

interface Kept {
  body: Buffer;
  isTight: boolean;
}

const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Makes what compresses texts that may be asked for again: quickly at first, for somebody waits; tightly, in the background and one
 * after another, once the same content is asked for a second time.
 */
export function keepCompressions(maxBytes = MAX_KEPT_BYTES): Compress {
  const kept = new BoundedMap<Kept>(maxBytes);
  let last: Promise<unknown> = Promise.resolve();

  const keep = (key: string, body: Buffer, isTight: boolean) => {
    kept.set(key, { body, isTight }, body.byteLength);
    return body;
  };
  return async (content, version, encoding) => {
    const key = `${encoding} ${version}`;
    const known = kept.get(key);
    if (!known) return keep(key, await compressQuickly(content, encoding), false);
    if (!known.isTight) {
      known.isTight = true;
      last = last
        .then(async () => keep(key, await compressTightly(content, encoding), true))
        // The quick one is as good, only longer.
        .catch(() => undefined);
    }
    return known.body;
  };
}
