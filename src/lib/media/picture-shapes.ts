import type { Focus } from './focus';

/**
 * Width divided by height of the places that show a part of a picture. Heads are as high on every screen as the design says
 * (`--hero-page`, `--hero-home`); the ratio is that of windows of 1440 and 390 px.
 */
export const SHAPE_RATIOS = {
  card: 3 / 2,
  headDesk: 1440 / 432,
  headPhone: 390 / 420,
  homeDesk: 1440 / 470,
  homePhone: 390 / 470,
  share: 1200 / 630,
} as const;

export type PictureShape = keyof typeof SHAPE_RATIOS;

/** A part of an upright picture, in percent of its width and height. */
export interface ImageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the part of a picture that a place of the ratio `shape` shows, as `object-fit: cover` with the point as
 * `object-position` does. `ratio` is the picture's, of which `area` is kept.
 */
export function visiblePart(ratio: number, area: ImageArea, shape: number, focus: Focus): ImageArea {
  const own = (ratio * area.width) / area.height;
  const width = area.width * Math.min(1, shape / own);
  const height = area.height * Math.min(1, own / shape);
  return {
    x: area.x + ((area.width - width) * focus.x) / 100,
    y: area.y + ((area.height - height) * focus.y) / 100,
    width,
    height,
  };
}
