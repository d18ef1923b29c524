import { isBodyPicture } from '../../lib/html/policy';
import { renditionSrcSet } from '../../lib/media/image-renditions';
import type { Html } from '../../lib/html/html';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';

/** The `sizes` of a picture in rich text: the column, or the window without its margins. */
const PICTURE_SIZES = '(min-width: 768px) 720px, 92vw';

declare const safe: unique symbol;

/** HTML sanitized by `sanitize-in-browser` or `sanitize-on-server`. */
export interface SafeHtml extends Html {
  readonly [safe]: true;
}

/** Declares that sanitized HTML is safe. Only the sanitizers call it. */
export function asSafe(sanitized: string): SafeHtml {
  const html: unknown = sanitized;
  return isSafe(html) ? html : asSafe('');
}

function isSafe(value: unknown): value is SafeHtml {
  return typeof value === 'string';
}

/** The attributes of the element around a table. It takes the focus, so that the arrow keys scroll a wide table. */
export const TABLE_FRAME = { tabindex: '0', role: 'group', 'aria-label': messages.labels.table } as const;

/** Returns a link's additional attributes: external links open in a new tab. */
export function linkAttributes(href: string): Readonly<Record<string, string>> {
  return isExternalLink(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Returns a picture's attributes, or null if rich text may not show it. */
export function pictureAttributes({
  src,
  alt,
}: {
  src: string;
  alt: string;
}): Readonly<Record<string, string>> | null {
  if (!isBodyPicture(src)) return null;
  const set = renditionSrcSet(src);
  return {
    alt,
    loading: 'lazy',
    decoding: 'async',
    ...(set !== undefined && { srcset: set, sizes: PICTURE_SIZES }),
  };
}
