import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { writeWhole } from './write-whole.ts';

/** AVIF at effort 4 takes seven times as long for a tenth fewer bytes. */
const ENCODERS = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 4 } };

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
  /** WebP in the largest width, for browsers without AVIF. */
  readonly fallback: Rendition;
}

export interface PhotographSizes {
  readonly widths: readonly number[];
  readonly squares: readonly number[];
}

/** The bundler asks for all pictures at once; encoded all at once they would fill a gigabyte. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Renders a photograph into a folder of the cache that is named by its content. Sizes are pixels; none becomes larger than the
 * photograph.
 */
export function renderPhotograph(
  file: string,
  sizes: PhotographSizes,
  cacheDir: string,
): Promise<Renditions> {
  return queue.add(() => render(file, sizes, cacheDir));
}

async function render(
  file: string,
  { widths, squares }: PhotographSizes,
  cacheDir: string,
): Promise<Renditions> {
  const bytes = await readFile(file);
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const hash = createHash('sha256').update(JSON.stringify(ENCODERS)).update(bytes).digest('hex');
  const contentDir = path.join(cacheDir, hash.slice(0, 16));
  await mkdir(contentDir, { recursive: true });

  const renderOnce = async (
    format: keyof typeof ENCODERS,
    label: string,
    size: { width: number; height: number },
  ): Promise<Rendition> => {
    const rendition = path.join(contentDir, `${path.parse(file).name}-${label}.${format}`);
    if (!existsSync(rendition)) {
      const image = sharp(bytes).autoOrient().resize(size);
      await writeWhole(rendition, await image[format](ENCODERS[format]).toBuffer());
    }
    return { file: rendition, ...size };
  };
  const heightAt = (renditionWidth: number) => Math.round((renditionWidth * height) / width);
  const fittingWidths = fitting(widths, width);
  const largest = fittingWidths.at(-1) ?? width;
  return {
    whole: await inTurn(fittingWidths, (each) =>
      renderOnce('avif', `${each}`, { width: each, height: heightAt(each) }),
    ),
    squares: await inTurn(fitting(squares, Math.min(width, height)), (side) =>
      renderOnce('avif', `square-${side}`, { width: side, height: side }),
    ),
    fallback: await renderOnce('webp', `${largest}`, { width: largest, height: heightAt(largest) }),
  };
}

/** Each size once and ascending; what is larger than the limit becomes the limit. */
function fitting(sizes: readonly number[], limit: number): number[] {
  return [...new Set(sizes.map((size) => Math.min(size, limit)))].sort((left, right) => left - right);
}

async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
