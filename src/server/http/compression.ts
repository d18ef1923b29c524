import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** In order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Compressing a smaller response saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024;
/** Quality 7 takes almost twice as long and saves half a per cent. */
const QUICK_QUALITY = 6;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[a-z]+\+)?(?:json|xml))/;

/** Returns the best encoding that the client accepts, or null. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding | null {
  const accepted = parseAccept(acceptEncoding ?? '').filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => accepted.some(({ type }) => type.toLowerCase() === encoding)) ?? null;
}

/** Compresses generated text responses. Hono's own `compress` has no Brotli. */
export function compress() {
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
    const content = new Uint8Array(await context.res.arrayBuffer());
    const encoding =
      content.byteLength < MIN_COMPRESSED_BYTES
        ? null
        : chooseEncoding(context.req.header('accept-encoding'));
    const sent = encoding ? await compressQuickly(content, encoding) : content;
    context.res = new Response(sent, context.res);
    context.header('vary', 'accept-encoding', { append: true });
    context.header('content-length', String(sent.byteLength));
    if (encoding) context.header('content-encoding', encoding);
  });
}

/** Compresses a response while a visitor waits. */
function compressQuickly(content: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })
    : deflate(content);
}

/** Compresses a file at build time, with Brotli's best `quality` unless another is given. */
export function compressTightly(
  content: Uint8Array,
  encoding: Encoding,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : deflate(content, { level: constants.Z_BEST_COMPRESSION });
}
