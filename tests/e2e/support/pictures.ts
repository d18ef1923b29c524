import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file as `setInputFiles` takes it. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MARK_BYTES = 8;

/** The picture with bytes behind its end, which no program reads: a file whose bytes are known is offered instead of uploaded. */
export function unlikeOthers(picture: Buffer): Buffer {
  return Buffer.concat([picture, randomBytes(MARK_BYTES)]);
}

/**
 * A photo as a phone held upright takes it: the sensor lies on its side, the file says so and where it was taken. Upright
 * it is 1500 by 2400, red above and blue below.
 */
export async function phonePhoto(): Promise<SampleFile> {
  const half = (background: string) => ({
    create: { width: 1200, height: 1500, channels: 3 as const, background },
  });
  const buffer = await sharp({ create: { width: 2400, height: 1500, channels: 3, background: 'white' } })
    .composite([
      { input: await sharp(half('#c00000')).png().toBuffer(), left: 0, top: 0 },
      { input: await sharp(half('#0000c0')).png().toBuffer(), left: 1200, top: 0 },
    ])
    .jpeg()
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 1/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '28/1 58/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: unlikeOthers(buffer) };
}

/** Returns a picture of noise in a cover's ratio, which no encoder makes small. */
export async function heavyPicture(): Promise<SampleFile> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({
    create: { width: 1920, height: 1080, channels: 3, background: 'grey', noise },
  })
    .jpeg()
    .toBuffer();
  return { name: 'kalabalik.jpg', mimeType: 'image/jpeg', buffer: unlikeOthers(buffer) };
}

export async function plainPicture(background: string): Promise<SampleFile> {
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'duz.png', mimeType: 'image/png', buffer: unlikeOthers(buffer) };
}

export async function movingPicture(): Promise<SampleFile> {
  const frames = await Promise.all(
    ['#7b1e2b', '#16233b', '#bbbbb1'].map(async (colour) => (await plainPicture(colour)).buffer),
  );
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  return { name: 'hareketli.gif', mimeType: 'image/gif', buffer: unlikeOthers(buffer) };
}

export const drawing: SampleFile = {
  name: 'cizim.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

/** The first bytes of what an iPhone stores. */
export const iphonePhoto: SampleFile = {
  name: 'IMG_0043.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
};
