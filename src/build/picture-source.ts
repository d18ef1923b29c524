import { existsSync } from 'node:fs';
import path from 'node:path';
import { HERO_WIDTHS_PX, PHONE_SQUARES_PX } from '../shared/hero-picture.ts';

const DEFAULT_WIDTHS_PX = [640, 1280, 1920];
const PICTURE_REQUEST = /^(?<file>[^?]+)\?(?<query>.*)$/;

/** Photographs first: a real file dropped in beside a drawing of the same name replaces it. */
const EXTENSIONS_BY_PREFERENCE = ['.avif', '.webp', '.jpg', '.jpeg', '.png', '.svg'];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type Sizes = Readonly<Record<PictureFormat, readonly number[]>>;

export interface PictureRequest {
  readonly file: string;
  readonly widths: Sizes;
  /** Sides of squares from its middle. */
  readonly squares: Sizes;
  /** Whether a drawing, which has no pixels, may come out larger than it says it is. */
  readonly mayGrow: boolean;
}

const NONE: Sizes = { avif: [], webp: [] };
/** As WebP in one size: the telephones that know no AVIF have two device pixels for one. */
const HERO = {
  widths: { avif: HERO_WIDTHS_PX, webp: [1920] },
  squares: { avif: PHONE_SQUARES_PX, webp: [960] },
  mayGrow: true,
};

/**
 * Reads `path?picture`, `path?widths=480;960&picture` or `path?hero`; null when the import is no picture. Throws on widths that are no
 * positive integers.
 */
export function readPictureRequest(specifier: string): PictureRequest | null {
  const parts = PICTURE_REQUEST.exec(specifier)?.groups;
  if (parts?.file === undefined || parts.query === undefined) return null;
  const query = new URLSearchParams(parts.query);
  if (query.has('hero')) return { file: parts.file, ...HERO };
  if (!query.has('picture')) return null;
  const widths = query.get('widths')?.split(';').map(Number) ?? DEFAULT_WIDTHS_PX;
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
    throw new Error(
      `${specifier}: widths must be whole pixels separated by semicolons, as in ?widths=480;960&picture`,
    );
  }
  return { file: parts.file, widths: { avif: widths, webp: widths }, squares: NONE, mayGrow: false };
}

/** Gives the file that stands for a picture, whatever extension the import names. Throws when there is none under that name. */
export function findPictureFile(requested: string): string {
  const { dir, name } = path.parse(requested);
  const found = EXTENSIONS_BY_PREFERENCE.map((extension) => path.join(dir, name + extension)).find(
    existsSync,
  );
  if (found === undefined) {
    throw new Error(`No picture ${path.join(dir, name)} (${EXTENSIONS_BY_PREFERENCE.join(', ')})`);
  }
  return found;
}
