import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Below this a compressed answer saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024;
const QUICK_QUALITY = 4;

/** The best encoding the client accepts, or null for none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (['br', 'gzip'] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? null;
}

/** Compresses an answer made for one request: quickly rather than tightly. */
export function compressQuickly(content: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })
    : deflate(content);
}

/** Compresses a file once for all its readers: as tightly as possible. */
export function compressTightly(content: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    : deflate(content, { level: constants.Z_BEST_COMPRESSION });
}
