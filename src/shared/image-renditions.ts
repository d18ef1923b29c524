import { PHONE_SQUARES_PX } from './hero-picture';

/** The widths, in pixels, in which stored pictures are asked for; the embedded backend makes no others. */
export const RENDITION_WIDTHS_PX = [320, 640, 960, 1280, 1920] as const;

const ORIGINAL = '/storage/v1/object/public/';
const RENDITION = '/storage/v1/render/image/public/';

/**
 * Takes the address of a picture, gives the `srcset` that offers it in smaller widths, as Supabase's image transformation
 * serves them; undefined for a picture that is not in its storage.
 */
export function renditionSet(address: string): string | undefined {
  const rendition = renditionOf(address);
  return rendition && RENDITION_WIDTHS_PX.map((width) => `${rendition}?width=${width} ${width}w`).join(', ');
}

/** The same of squares from the picture's middle, for the head of a page on a telephone. */
export function squareSet(address: string): string | undefined {
  const rendition = renditionOf(address);
  return (
    rendition &&
    PHONE_SQUARES_PX.map((side) => `${rendition}?width=${side}&height=${side} ${side}w`).join(', ')
  );
}

/** Takes the path of a request, gives the path of the picture whose smaller width it asks for; null for any other request. */
export function originalOf(pathname: string): string | null {
  return pathname.startsWith(RENDITION) ? pathname.replace(RENDITION, ORIGINAL) : null;
}

function renditionOf(address: string): string | undefined {
  if (!address.includes(ORIGINAL) || /[?#\s,]/.test(address)) return undefined;
  return address.replace(ORIGINAL, RENDITION);
}
