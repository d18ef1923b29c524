/** What a file is by its first bytes; 'other' for anything else. */
export type FileType = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg' | 'pdf' | 'other';

/** In bytes: enough for every signature below, and for comments before an <svg> tag. */
export const SIGNATURE_BYTES = 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/** Returns a file's type by its first `SIGNATURE_BYTES` or more, whatever its name claims. */
export function fileTypeOf(bytes: Uint8Array): FileType {
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return isoMediaType(bytes, text);
  return /<svg[\s/>]/i.test(text) ? 'svg' : 'other';
}

/**
 * AVIF and HEIC share a container, and each may list a brand of the other's family, so AVIF's own brands are
 * checked first.
 */
function isoMediaType(bytes: Uint8Array, text: string): FileType {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = text.slice(8, boxLength).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other';
}
