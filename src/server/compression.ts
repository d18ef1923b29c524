import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
/** Below this a compressed answer saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024;
/** The next better one takes almost twice as long for half a per cent. */
const QUICK_QUALITY = 6;

const ENCODINGS: readonly { name: Encoding; accepted: RegExp }[] = [
  { name: 'br', accepted: acceptance('br') },
  { name: 'gzip', accepted: acceptance('gzip') },
];

/** The best encoding the client accepts, or null for none. */
export function chooseEncoding(acceptEncoding = ''): Encoding | null {
  const best = ENCODINGS.find(({ accepted }) => {
    const entry = accepted.exec(acceptEncoding);
    return entry !== null && Number(entry[1] ?? 1) > 0;
  });
  return best?.name ?? null;
}

/** Finds an encoding in an Accept-Encoding header, and its weight. */
function acceptance(encoding: Encoding): RegExp {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i');
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

/** Gives back what was compressed. */
export function decompress(content: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return unpack[encoding](content);
}
