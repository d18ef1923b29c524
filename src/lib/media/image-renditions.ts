import { PHONE_SQUARES_PX } from './hero-picture';
import { PUBLIC_FILES, RENDITIONS } from './stored-files';

/** The widths in pixels of stored pictures' renditions. The server makes no others. */
export const RENDITION_WIDTHS_PX = [320, 640, 960, 1280, 1920] as const;

/**
 * The query of a whole picture in a width. Without `resize=contain` Supabase would keep the height and crop the sides.
 */
export const wholeQuery = (width: number) => `width=${width}&resize=contain`;

/** The query of a square crop from the middle. `side` is in pixels. */
export const squareQuery = (side: number) => `width=${side}&height=${side}`;

/**
 * Returns the `srcset` with a picture's renditions in smaller widths (Supabase image transformation), or undefined if
 * the picture is not in the storage.
 */
export function renditionSrcSet(address: string): string | undefined {
  return setOf(address, RENDITION_WIDTHS_PX, wholeQuery);
}

/** Returns the `srcset` with a picture's square renditions, for heroes on phones, or undefined as above. */
export function squareSrcSet(address: string): string | undefined {
  return setOf(address, PHONE_SQUARES_PX, squareQuery);
}

/** Returns the path of the original that a rendition's path refers to, or null for other paths. */
export function originalPath(pathname: string): string | null {
  return pathname.startsWith(RENDITIONS) ? pathname.replace(RENDITIONS, PUBLIC_FILES) : null;
}

/** Returns the path of the renditions of the picture at an original's path. */
export function renditionPath(original: string): string {
  return original.replace(PUBLIC_FILES, RENDITIONS);
}

function setOf(
  address: string,
  widths: readonly number[],
  queryOf: (width: number) => string,
): string | undefined {
  if (!address.startsWith(PUBLIC_FILES) || /[?#\s,]/.test(address)) return undefined;
  const rendition = renditionPath(address);
  return widths.map((width) => `${rendition}?${queryOf(width)} ${width}w`).join(', ');
}
