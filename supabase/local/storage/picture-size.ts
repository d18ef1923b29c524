import sharp from 'sharp';

/** Twice what large cameras take; decoded, such a picture fills 200 MB. The back office itself sends pictures far below it. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Counts the pixels of a picture, all frames of an animation together, from its header alone. Throws if it cannot be read. */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height * pages;
}
