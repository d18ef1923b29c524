import { fileTypeOf, SIGNATURE_BYTES, type FileType } from '../../../src/lib/media/file-type';
import type { ImageArea } from '../../../src/lib/media/picture-shapes';
import { texts } from '../../i18n/texts';
import { FileRefused, type PreparedFile } from './failure';
import { uploadTexts } from '../../i18n/fields';
import { useQuestion } from '../../lib/questions';

/** The longest side of a stored picture in pixels: a full-width hero on a high-density screen. */
const MAX_IMAGE_SIDE = 2400;
/** The policy's limit for pictures (supabase/migrations, files). */
const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
const QUALITY = 0.85;

const WHOLE: ImageArea = { x: 0, y: 0, width: 100, height: 100 };

const REFUSALS: Partial<Record<FileType, string>> = {
  svg: texts.image.svg,
  heic: texts.image.heic,
  pdf: texts.image.unknown,
  other: texts.image.unknown,
};

/** Returns the ratio (width divided by height) of the upright picture. Throws FileRefused. */
export async function imageRatio(file: Blob): Promise<number> {
  await refuseOthers(file);
  const bitmap = await open(file);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  return ratio;
}

/**
 * Returns the given part of a picture, upright and at most MAX_IMAGE_SIDE wide and high. Encoding it again
 * removes the camera's metadata, including the GPS position. Throws FileRefused.
 */
export async function prepareImage(file: Blob, area: ImageArea = WHOLE): Promise<PreparedFile> {
  await refuseOthers(file);
  const encoded = await encode(draw(await open(file), area));
  if (encoded.size > MAX_IMAGE_BYTES)
    throw new FileRefused(texts.image.tooLarge(MAX_IMAGE_BYTES / 1024 / 1024));
  const isWebp = encoded.type === 'image/webp';
  return {
    body: encoded,
    type: isWebp ? 'image/webp' : 'image/jpeg',
    extension: isWebp ? 'webp' : 'jpg',
  };
}

async function refuseOthers(file: Blob): Promise<void> {
  const type = fileTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  const refusal = REFUSALS[type];
  if (refusal !== undefined) throw new FileRefused(refusal);
}

function open(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new FileRefused(texts.image.unreadable);
  });
}

function draw(bitmap: ImageBitmap, area: ImageArea): HTMLCanvasElement {
  const part = {
    x: (bitmap.width * area.x) / 100,
    y: (bitmap.height * area.y) / 100,
    width: (bitmap.width * area.width) / 100,
    height: (bitmap.height * area.height) / 100,
  };
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(part.width, part.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  });
  const context = canvas.getContext('2d');
  if (!context) throw new FileRefused(texts.image.unreadable);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Safari returns PNG for WebP. Then the picture becomes a JPEG, on white because it has no transparency. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new FileRefused(texts.image.unreadable))),
      type,
      QUALITY,
    );
  });
}

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
