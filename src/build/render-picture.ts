import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeWhole } from './write-whole.ts';

/** Flat planes and hairlines keep their edges at these qualities; AVIF at effort 4 takes seven times as long for a tenth fewer bytes. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 4 }),
};
export type PictureFormat = keyof typeof ENCODERS;
export const PICTURE_FORMATS: readonly PictureFormat[] = ['avif', 'webp'];

/** Part of every cache key: raise it when the encoders or the resizing change. */
const CACHE_VERSION = 1;

export interface Rendition {
  readonly file: string;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
}

/** Renders one picture in every format and width (pixels; wider than the source means the source's width) into the cache folder. */
export async function renderPicture(
  file: string,
  widths: readonly number[],
  cacheDir: string,
): Promise<Rendition[]> {
  const bytes = await readFile(file);
  const { width: sourceWidth, height: sourceHeight } = (await sharp(bytes).metadata()).autoOrient;
  const fitting = [...new Set(widths.map((width) => Math.min(width, sourceWidth)))].sort((a, b) => a - b);
  const hash = createHash('sha256').update(`${CACHE_VERSION}`).update(bytes).digest('hex');
  const contentDir = path.join(cacheDir, hash.slice(0, 16));
  await mkdir(contentDir, { recursive: true });
  const renditions = PICTURE_FORMATS.flatMap((format) =>
    fitting.map((width) => ({
      file: path.join(contentDir, `${path.parse(file).name}-${width}.${format}`),
      format,
      width,
      height: Math.round((width * sourceHeight) / sourceWidth),
    })),
  );
  await encodeMissing(bytes, renditions);
  return renditions;
}

/** Draws the source once, for a large SVG costs as much to draw as to encode. */
async function encodeMissing(bytes: Buffer, renditions: readonly Rendition[]): Promise<void> {
  const missing = renditions.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;
  const drawn = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  await Promise.all(
    missing.map(async ({ file, format, width, height }) => {
      const image = sharp(drawn.data, { raw: drawn.info }).resize(width, height);
      await writeWhole(file, await ENCODERS[format](image).toBuffer());
    }),
  );
}
