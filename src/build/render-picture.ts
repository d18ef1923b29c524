import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, type PictureFormat, type PictureRequest, type Sizes } from './picture-source.ts';
import { writeWhole } from './write-whole.ts';

/** Flat planes and hairlines keep their edges at these qualities; AVIF at effort 4 takes seven times as long for a tenth fewer bytes. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 4 }),
};

/** Part of every cache key: raise it when the encoders or the resizing change. */
const CACHE_VERSION = 2;
/** At which a drawing's unit is a pixel. */
const DRAWING_DPI = 72;

export interface Rendition {
  readonly file: string;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
}

export interface Renditions {
  readonly whole: readonly Rendition[];
  readonly squares: readonly Rendition[];
}

interface Source {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly isDrawing: boolean;
}

/** The bundler asks for all pictures at once; drawn all at once they would fill a gigabyte. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders one picture into the cache folder, one after another; none is larger than its source, but those of a drawing that may
 * grow.
 */
export function renderPicture(request: PictureRequest, cacheDir: string): Promise<Renditions> {
  const renditions = last.then(() => render(request, cacheDir));
  last = renditions.catch(() => undefined);
  return renditions;
}

async function render(
  { file, widths, squares, mayGrow }: PictureRequest,
  cacheDir: string,
): Promise<Renditions> {
  const bytes = await readFile(file);
  const { format, autoOrient } = await sharp(bytes).metadata();
  const source = { bytes, ...autoOrient, isDrawing: format === 'svg' };
  const hash = createHash('sha256').update(`${CACHE_VERSION}`).update(bytes).digest('hex');
  const contentDir = path.join(cacheDir, hash.slice(0, 16));
  await mkdir(contentDir, { recursive: true });
  const base = path.join(contentDir, path.parse(file).name);

  const limitOf = (limit: number) => (mayGrow && source.isDrawing ? Infinity : limit);
  const whole = inEveryFormat(widths, limitOf(source.width), (width) => {
    const height = Math.round((width * source.height) / source.width);
    return { base: `${base}-${width}`, width, height };
  });
  const middle = inEveryFormat(squares, limitOf(Math.min(source.width, source.height)), (side) => {
    return { base: `${base}-square-${side}`, width: side, height: side };
  });
  await encodeMissing(source, [...whole, ...middle]);
  return { whole, squares: middle };
}

/** Each size once and ascending; what is larger than the limit becomes the limit. */
function inEveryFormat(
  sizes: Sizes,
  limit: number,
  frameOf: (size: number) => { base: string; width: number; height: number },
): Rendition[] {
  return PICTURE_FORMATS.flatMap((format) => {
    const fitting = [...new Set(sizes[format].map((size) => Math.min(size, limit)))].sort((a, b) => a - b);
    return fitting
      .map(frameOf)
      .map(({ base, ...frame }) => ({ ...frame, format, file: `${base}.${format}` }));
  });
}

/** A large SVG costs as much to draw as to encode: all renditions no larger than their source share one drawing. */
async function encodeMissing(source: Source, renditions: readonly Rendition[]): Promise<void> {
  const missing = renditions.filter(({ file }) => !existsSync(file));
  for (const scale of new Set(missing.map((rendition) => scaleOf(source, rendition)))) {
    const group = missing.filter((rendition) => scaleOf(source, rendition) === scale);
    await encodeAt(scale, source, group);
  }
}

/**
 * Depends on nothing but the source and the size, not on what else is asked for or missing: two modules that ask for one rendition at a
 * time have to write the same bytes, or the browser's build and the server's would name it by different hashes.
 */
function scaleOf(source: Source, { width, height }: Rendition): number {
  return source.isDrawing ? Math.max(1, width / source.width, height / source.height) : 1;
}

async function encodeAt(scale: number, source: Source, renditions: readonly Rendition[]): Promise<void> {
  const drawn = await sharp(source.bytes, source.isDrawing ? { density: DRAWING_DPI * scale } : {})
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encodeAll = async (format: PictureFormat) => {
    for (const { file, width, height } of renditions.filter((rendition) => rendition.format === format)) {
      const image = sharp(drawn.data, { raw: drawn.info }).resize(width, height);
      await writeWhole(file, await ENCODERS[format](image).toBuffer());
    }
  };
  // Two at a time: each encoder takes as much memory as the picture is large, and AVIF's already uses all processors.
  await Promise.all(PICTURE_FORMATS.map(encodeAll));
}
