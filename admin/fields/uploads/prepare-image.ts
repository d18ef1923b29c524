import { fileTypeOf, SIGNATURE_BYTES, type FileType } from '../../../src/lib/media/file-type';
import type { ImageArea } from '../../../src/lib/media/picture-shapes';
import { texts } from '../../i18n/texts';
import { FileRefused, type PreparedFile } from './prepared-file';

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
