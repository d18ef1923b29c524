import { fileTypeOf, SIGNATURE_BYTES, type FileType } from '../../../src/lib/media/file-type';
import { uploadTexts } from '../../i18n/fields';
import { useQuestion } from '../../lib/questions';

/** Returns a function that asks before only the first frame of moving pictures is stored, and gives the files to upload. */
export function useStillPictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const ask = useQuestion();
  return async (files) => {
    const isMoving = await Promise.all(files.map(moves));
    const count = isMoving.filter(Boolean).length;
    if (count === 0) return files;
    const { title, content, okText } = uploadTexts.moving;
    const takesFrames = await ask({ title: title(count), content, okText });
    return takesFrames ? files : files.filter((_, index) => !isMoving[index]);
  };
}

async function moves(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isAnimated(fileTypeOf(bytes), bytes);
}

/** In the first chunk of an extended WebP: the offset of the flags, and the animation flag. */
const WEBP_FLAGS_AT = 20;
const WEBP_MOVES = 0b10;

/** Whether a picture is animated. Only its first frame would be stored. `bytes` is the whole file. */
export function isAnimated(type: FileType, bytes: Uint8Array): boolean {
  if (type === 'gif') return countGifFrames(bytes) > 1;
  if (type === 'png') return countPngFrames(bytes) > 1;
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, SIGNATURE_BYTES));
  if (type === 'webp') return text.startsWith('VP8X', 12) && ((bytes[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
  // An animated AVIF has its brand among the others in its first box.
  return type === 'avif' && text.slice(8, viewOf(bytes).getUint32(0)).includes('avis');
}

/** Counts the frames that a PNG announces before its first pixels, often behind a colour profile; 0 for none. */
function countPngFrames(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (chunk === 'IDAT') return 0;
    if (chunk === 'acTL') return view.getUint32(at + 8);
  }
  return 0;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
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

function paletteBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0b111) + 1) : 0;
}
