import sharp, { type Sharp } from 'sharp';
import type { Focus } from '../lib/media/focus';
import { SHARE_PICTURE } from '../lib/paths/share-picture-paths';
import type { ShareCaption } from './share-captions';
import { COLOURS, DATE, MARGIN, SITE, TITLE, VEIL } from './share-design';
import { breakLines, linePath, type TypesetLines } from './typeset';

/** Tried in order until the picture is small enough. Photographs of leaves or crowds need the lower ones. */
const QUALITIES = [84, 72, 58, 40, 20] as const;

/**
 * Draws a preview picture as a JPEG. The background (raster image or SVG) is cropped around `focus`, or to its most salient part,
 * and transparent parts get the site's paper colour. `caption` and `footLine` are drawn over it. The same input gives the
 * same bytes. Rejects if the background cannot be read.
 */
export async function drawSharePicture(
  background: Uint8Array,
  caption: ShareCaption,
  footLine: string,
  focus?: Focus,
): Promise<Uint8Array<ArrayBuffer>> {
  const cropped = focus ? await cropAround(background, focus) : crop(background);
  const drawn = await cropped
    .composite([{ input: Buffer.from(shareOverlay(caption, footLine)) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = new Uint8Array(
      await sharp(drawn.data, { raw: drawn.info }).jpeg({ quality, mozjpeg: true }).toBuffer(),
    );
    if (jpeg.byteLength <= SHARE_PICTURE.maxBytes) break;
  }
  return jpeg;
}

/** Crops a background in advance and returns it as a PNG. Drawing on the result gives the same picture faster. */
export async function cropSharePicture(picture: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crop(picture).png().toBuffer());
}

/** Crops as `object-fit: cover` does with the point as `object-position`. */
async function cropAround(picture: Uint8Array, { x, y }: Focus): Promise<Sharp> {
  const { widthPx: width, heightPx: height } = SHARE_PICTURE;
  const { data, info } = await sharp(picture)
    .rotate()
    .resize(width, height, { fit: 'outside' })
    .flatten({ background: COLOURS.paper })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (free: number, percent: number) => Math.round((free * percent) / 100);
  return sharp(data, { raw: info }).extract({
    ...{ left: at(info.width - width, x), top: at(info.height - height, y) },
    ...{ width, height },
  });
}

function crop(picture: Uint8Array): Sharp {
  return sharp(picture)
    .rotate()
    .resize(SHARE_PICTURE.widthPx, SHARE_PICTURE.heightPx, {
      fit: 'cover',
      position: sharp.strategy.attention,
    })
    .flatten({ background: COLOURS.paper });
}

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARE_PICTURE;
const COLUMN = WIDTH - 2 * MARGIN;
const FOOT = HEIGHT - MARGIN;

/** Returns the overlay as an SVG of the picture's size: the veil, then the text. */
function shareOverlay({ title, date }: ShareCaption, footLine: string): string {
  const { size, lines } = setTitle(title);
  const lineHeight = size * TITLE.lineHeight;
  const titleBaseline = FOOT - SITE.title - (lines.length - 1) * lineHeight;
  const dateBaseline = titleBaseline - size - DATE.rise;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    veil(date === null ? titleBaseline - size : dateBaseline - DATE.size),
    `<g fill="${COLOURS.small}">`,
    date === null ? '' : linePath(date, 'regular', DATE.size, MARGIN, dateBaseline),
    `<rect x="${MARGIN}" y="${FOOT - SITE.rule}" width="${COLUMN}" height="1" opacity="0.5"/>`,
    linePath(footLine, 'regular', SITE.size, MARGIN, FOOT),
    `</g><g fill="${COLOURS.title}">`,
    ...lines.map((line, index) => linePath(line, 'medium', size, MARGIN, titleBaseline + index * lineHeight)),
    '</g></svg>',
  ].join('');
}

/** A gradient that is dark enough for letters from `textTop` on. */
function veil(textTop: number): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${COLOURS.veil}" stop-opacity="${opacity}"/>`;
  const top = textTop - VEIL.height;
  return [
    `<linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${HEIGHT}">`,
    stop(0, 0),
    stop(VEIL.height / (HEIGHT - top), VEIL.depth),
    stop(1, VEIL.depthAtFoot),
    `</linearGradient><rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="url(#veil)"/>`,
  ].join('');
}

/** Sets a title in the large size if it fits, else in the small one. */
function setTitle(title: string): TypesetLines & { size: number } {
  const set = (size: number, maxLines: number) => ({
    size,
    ...breakLines(title, { weight: 'medium', size, width: COLUMN, maxLines }),
  });
  const large = set(TITLE.large, TITLE.maxLines - 1);
  return large.isCut ? set(TITLE.small, TITLE.maxLines) : large;
}
