import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultShareCaption, shareDrawings } from '../content/shell/share';
import type { Settings } from '../lib/database/settings';
import type { Focus } from '../lib/media/focus';
import type { SharedTable } from '../lib/paths/share-picture-paths';
import { cropSharePicture, drawSharePicture } from './draw-share-picture';
import type { ShareCaption } from './share-captions';

const DRAWINGS_DIR = path.resolve(import.meta.dirname, '../pictures');

interface SharedItem {
  readonly table: SharedTable;
  readonly caption: ShareCaption;
  /** The bytes of the item's cover, or null without one. */
  readonly cover: Uint8Array | null;
  /** The point of the cover that stays in sight; without one the picture keeps its most salient part. */
  readonly focus?: Focus | undefined;
  /** The association's name. */
  readonly name: string;
}

/** Returns an item's preview picture as a JPEG. The section's drawing replaces a missing or unreadable cover. */
export async function itemSharePicture({
  table,
  caption,
  cover,
  focus,
  name,
}: SharedItem): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = cover && (await drawSharePicture(cover, caption, name, focus).catch(() => null));
  return drawn ?? drawSharePicture(await drawing(shareDrawings[table]), caption, name);
}

/** Returns the default preview picture as a JPEG. */
export async function defaultSharePicture(settings: Settings): Promise<Uint8Array<ArrayBuffer>> {
  const caption = defaultShareCaption(settings);
  const background = await drawing(shareDrawings.default);
  return drawSharePicture(background, caption, caption.footLine);
}

/** Rendered drawings. Each has thousands of strokes and is rendered only once. */
const drawings = new Map<string, Promise<Uint8Array>>();

function drawing(name: string): Promise<Uint8Array> {
  const known = drawings.get(name) ?? readDrawing(name).then(cropSharePicture);
  drawings.set(name, known);
  return known;
}

/** A photograph with a drawing's file name replaces it, as on the pages. */
async function readDrawing(name: string): Promise<Uint8Array> {
  const files = (await readdir(DRAWINGS_DIR)).filter((file) => path.parse(file).name === name);
  const file = files.find((candidate) => !candidate.endsWith('.svg')) ?? files[0];
  if (file === undefined) throw new Error(`src/pictures has no picture called ${name}`);
  return readFile(path.join(DRAWINGS_DIR, file));
}
