/** The type in a file's first bytes; 'other' for an unknown one. */
export type ImageType = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg' | 'other';

/** Enough for every signature below, and for comments before an <svg> tag. */
export const SIGNATURE_BYTES = 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/** Returns a file's type by its first bytes, whatever its name claims. */
export function sniffImage(bytes: Uint8Array): ImageType {
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return isoMediaType(bytes, text);
  return /<svg[\s/>]/i.test(text) ? 'svg' : 'other';
}

/**
 * AVIF and HEIC share a container, and each may list a brand of the other's family, so AVIF's own brands are
 * checked first.
 */
function isoMediaType(bytes: Uint8Array, text: string): ImageType {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = text.slice(8, boxLength).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other';
}

/** The start of the control block before each frame of an animated GIF. */
const GIF_CONTROL = '\x00\x21\xf9\x04';
/** In the first chunk of an extended WebP: the offset of the flags, and the animation flag. */
const WEBP_FLAGS_AT = 20;
const WEBP_MOVES = 0b10;

/** Whether a picture is animated. Only its first frame would be stored. `bytes` is the whole file. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'webp') {
    const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X';
    return isExtended && ((bytes[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
  }
  if (type !== 'gif') return false;
  const frames = new TextDecoder('latin1')
    .decode(bytes)
    .split(GIF_CONTROL)
    .filter((rest) => rest[4] === '\0' && (rest[5] === ',' || rest[5] === '!'));
  return frames.length > 1;
}
