import type { DatabaseAccess } from '../../lib/database/database-access';
import { isBodyPicture } from '../../lib/html-policy';
import { renditionSrcSet } from '../../lib/media/image-renditions';
import { isExternalLink } from '../../lib/paths/links';

/** The body's column at most, the window's width less its margins below that. */
const PICTURE_SIZES = '(min-width: 768px) 720px, 92vw';

/** HTML that a sanitizer has made: `sanitize-in-browser` or `sanitize-on-server`. */
export type SafeHtml = string & { readonly isSafe: unique symbol };

/** The backend's address: pictures are shown from its storage and from this site's, and from nowhere else. */
export type BodyContext = Pick<DatabaseAccess, 'backend' | 'resizesImages'>;

/** Takes a link's address, gives the attributes it gets: links that leave the site open a new tab. */
export function linkAttributes(href: string): Readonly<Record<string, string>> {
  return isExternalLink(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Takes a picture's address and text, gives the attributes it gets; null for a picture that no body may show. */
export function pictureAttributes(
  { src, alt }: { src: string; alt: string },
  { backend, resizesImages }: BodyContext,
): Readonly<Record<string, string>> | null {
  if (!isBodyPicture(src, new URL(backend).origin)) return null;
  const set = resizesImages ? renditionSrcSet(src) : undefined;
  return {
    alt,
    loading: 'lazy',
    decoding: 'async',
    ...(set !== undefined && { srcset: set, sizes: PICTURE_SIZES }),
  };
}
