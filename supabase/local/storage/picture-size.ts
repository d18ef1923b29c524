import sharp from 'sharp';

/** Twice the size of a large camera's pictures; decoded, it takes 200 MB. The back office sends much smaller ones. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Counts the pixels of all frames of a picture, in memory or in a file, by its header. Throws if that cannot be read. */
export async function countPixels(picture: Uint8Array | string): Promise<number> {
  const { width, height, pages = 1 } = await sharp(picture, { limitInputPixels: false }).metadata();
  return width * height * pages;
}
