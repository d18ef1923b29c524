import sharp, { type Sharp } from 'sharp';
import type { Focus } from '../lib/media/focus';
import { SHARE_PICTURE } from '../lib/paths/share-picture-paths';
import type { ShareCaption } from './share-captions';
import { COLOURS } from './share-design';
import { shareOverlay } from './share-svg';

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
