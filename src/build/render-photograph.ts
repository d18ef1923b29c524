import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeFileAtomically } from './write-file-atomically.ts';

/**
 * A program that renders a photograph into a subfolder of the cache, which is named by the content's hash. Its arguments are the file,
 * the cache's folder, and PhotographSizes as JSON; it prints Renditions as JSON. No rendition is larger than the photograph.
 */
export interface PhotographSizes {
  /** In pixels, like all sizes here. */
  readonly widths: readonly number[];
  readonly squares: readonly number[];
}

export interface Rendition {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface Renditions {
  /** AVIF in ascending widths. */
  readonly whole: readonly Rendition[];
  /** AVIF, cut from the middle. */
  readonly squares: readonly Rendition[];
  /** WebP with the largest width, for browsers without AVIF. */
  readonly fallback: Rendition;
}

/** AVIF at effort 4 takes seven times as long for a tenth fewer bytes. */
const ENCODERS = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 4 } };

const [file = '', cacheDir = '', sizes = ''] = process.argv.slice(2);
const { widths, squares } = JSON.parse(sizes) as PhotographSizes;

const bytes = await readFile(file);
const { width, height } = (await sharp(bytes).metadata()).autoOrient;
const hash = createHash('sha256').update(JSON.stringify(ENCODERS)).update(bytes).digest('hex');
const contentDir = path.join(cacheDir, hash.slice(0, 16));
await mkdir(contentDir, { recursive: true });

const whole: Rendition[] = [];
for (const each of fitting(widths, width)) whole.push(await renderWhole('avif', each));
const middle: Rendition[] = [];
for (const side of fitting(squares, Math.min(width, height)))
  middle.push(await renderOnce('avif', `square-${side}`, side, side));
const fallback = await renderWhole('webp', Math.min(width, Math.max(...widths)));
process.stdout.write(JSON.stringify({ whole, squares: middle, fallback } satisfies Renditions));

/** Returns each size once, ascending and no larger than the limit. */
function fitting(asked: readonly number[], limit: number): number[] {
  return [...new Set(asked.map((size) => Math.min(size, limit)))].sort((left, right) => left - right);
}

function renderWhole(format: keyof typeof ENCODERS, targetWidth: number): Promise<Rendition> {
  return renderOnce(format, `${targetWidth}`, targetWidth, Math.round((targetWidth * height) / width));
}

async function renderOnce(
  format: keyof typeof ENCODERS,
  label: string,
  targetWidth: number,
  targetHeight: number,
): Promise<Rendition> {
  const rendition = path.join(contentDir, `${path.parse(file).name}-${label}.${format}`);
  if (!existsSync(rendition)) {
    const image = sharp(bytes).autoOrient().resize(targetWidth, targetHeight);
    await writeFileAtomically(rendition, await image[format](ENCODERS[format]).toBuffer());
  }
  return { file: rendition, width: targetWidth, height: targetHeight };
}
