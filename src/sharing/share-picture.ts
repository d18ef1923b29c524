import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultShareCaption, shareDrawings } from '../content/shell/share';
import { site } from '../content/site';
import type { SharedTable } from '../lib/paths/share-picture-paths';
import { cropSharePicture, drawSharePicture } from './draw-share-picture';
import type { ShareCaption } from './share-captions';

const DRAWINGS_DIR = path.resolve(import.meta.dirname, '../pictures');

interface SharedItem {
  readonly table: SharedTable;
  readonly caption: ShareCaption;
  /** The bytes of the item's cover; null without one. */
  readonly cover: Uint8Array | null;
}

/** Takes an item, gives its preview picture as a JPEG; a cover that is missing or cannot be read gives way to the section's drawing. */
export async function itemSharePicture({
  table,
  caption,
  cover,
}: SharedItem): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = cover && (await drawSharePicture(cover, caption, site.name).catch(() => null));
  return drawn ?? drawSharePicture(await drawing(shareDrawings[table]), caption, site.name);
}

/** Gives the preview picture of pages that have none of their own, as a JPEG. */
export async function defaultSharePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const background = await drawing(shareDrawings.default);
  return drawSharePicture(background, defaultShareCaption, defaultShareCaption.footLine);
}

/** Drawings are made of thousands of strokes: each is drawn once, however many rows it stands for. */
const drawings = new Map<string, Promise<Uint8Array>>();

function drawing(name: string): Promise<Uint8Array> {
  const known = drawings.get(name) ?? readDrawing(name).then(cropSharePicture);
  drawings.set(name, known);
  return known;
}

/** A photograph dropped in under a drawing's name takes its place here as on the pages. */
async function readDrawing(name: string): Promise<Uint8Array> {
  const files = (await readdir(DRAWINGS_DIR)).filter((file) => path.parse(file).name === name);
  const file = files.find((candidate) => !candidate.endsWith('.svg')) ?? files[0];
  if (file === undefined) throw new Error(`src/pictures has no picture called ${name}`);
  return readFile(path.join(DRAWINGS_DIR, file));
}
