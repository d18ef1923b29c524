import sharp, { type Sharp } from 'sharp';
import { SHARE_PICTURE } from '../lib/paths/share-picture-paths';
import type { ShareCaption } from './share-captions';
import { COLOURS } from './share-design';
import { shareOverlay } from './share-svg';

/** Tried in turn until the picture is small enough; a photograph of leaves or crowds needs the later ones. */
const QUALITIES = [84, 72, 58, 40, 20] as const;

/**
 * Takes a picture (any raster image or SVG), what is said over it and the line at its foot, gives the finished JPEG: the picture is
 * cropped to what draws the eye, and stands on the site's paper where it is transparent. The same input gives the same bytes. Rejects if the picture cannot be read.
 */
export async function drawSharePicture(
  background: Uint8Array,
  caption: ShareCaption,
  footLine: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await crop(background)
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

/** Takes a picture, gives what is left of it behind the words, as a PNG: the same picture results from it, sooner. */
export async function cropSharePicture(picture: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crop(picture).png().toBuffer());
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
