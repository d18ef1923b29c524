import { PHONE_SQUARES_PX } from './hero-picture';

/** The widths, in pixels, in which stored pictures are asked for; the embedded backend makes no others. */
export const RENDITION_WIDTHS_PX = [320, 640, 960, 1280, 1920] as const;

const ORIGINAL = '/storage/v1/object/public/';
const RENDITION = '/storage/v1/render/image/public/';

/** The whole picture in a width. Without the last word Supabase would keep the picture's height and cut off its sides. */
export const wholeQuery = (width: number) => `width=${width}&resize=contain`;

/** What fills a square from the picture's middle. */
export const squareQuery = (side: number) => `width=${side}&height=${side}`;

/**
 * Takes the address of a picture, gives the `srcset` that offers it in smaller widths, as Supabase's image transformation
 * serves them; undefined for a picture that is not in its storage.
 */
export function renditionSrcSet(address: string): string | undefined {
  return setOf(address, RENDITION_WIDTHS_PX, wholeQuery);
}

/** The same of squares, for the head of a page on a telephone. */
export function squareSrcSet(address: string): string | undefined {
  return setOf(address, PHONE_SQUARES_PX, squareQuery);
}

/** Takes the path of a request, gives the path of the picture whose smaller width it asks for; null for any other request. */
export function originalPath(pathname: string): string | null {
  return pathname.startsWith(RENDITION) ? pathname.replace(RENDITION, ORIGINAL) : null;
}

function setOf(
  address: string,
  widths: readonly number[],
  queryOf: (width: number) => string,
): string | undefined {
  if (!address.includes(ORIGINAL) || /[?#\s,]/.test(address)) return undefined;
  const rendition = address.replace(ORIGINAL, RENDITION);
  return widths.map((width) => `${rendition}?${queryOf(width)} ${width}w`).join(', ');
}
