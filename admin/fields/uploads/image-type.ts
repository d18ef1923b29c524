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

/** In the first chunk of an extended WebP: the offset of the flags, and the animation flag. */
const WEBP_FLAGS_AT = 20;
const WEBP_MOVES = 0b10;

/** Whether a picture is animated. Only its first frame would be stored. `bytes` is the whole file. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'gif') return countGifFrames(bytes) > 1;
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, SIGNATURE_BYTES));
  if (type === 'webp') return text.startsWith('VP8X', 12) && ((bytes[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
  // An animated PNG says so before its first pixels; an animated AVIF by its first brand.
  if (type === 'png') return text.split('IDAT')[0]?.includes('acTL') === true;
  return type === 'avif' && text.startsWith('avis', 8);
}

const GIF_HEADER_BYTES = 13;
const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const GIF_IMAGE_BYTES = 10;

/** Counts a GIF's pictures, block by block. A loop or control extension, which some lack, does not matter. */
function countGifFrames(bytes: Uint8Array): number {
  let frames = 0;
  let at = GIF_HEADER_BYTES + paletteBytes(bytes[10]);
  while (bytes[at] === GIF_EXTENSION || bytes[at] === GIF_IMAGE) {
    if (bytes[at] === GIF_IMAGE) {
      frames += 1;
      at += GIF_IMAGE_BYTES + paletteBytes(bytes[at + 9]) + 1;
    } else at += 2;
    // Data come in parts, each with its length before it; the last is empty.
    for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
    at += 1;
  }
  return frames;
}

/** The size of the palette that a flags byte announces. */
function paletteBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0b111) + 1) : 0;
}
