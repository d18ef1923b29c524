import type { Config } from 'dompurify';

/** The elements that rich text may contain. The editor writes, and the site shows, nothing else. */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
  'strong',
  'em',
  's',
  'sub',
  'sup',
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Link targets that rich text may contain: http(s), mail, telephone, this site, this page. */
export const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** The attributes that these elements may have. */
export const ALLOWED_ATTRIBUTES = [
  ...['href', 'start', 'src', 'alt', 'width', 'height'],
  ...['colspan', 'rowspan', 'scope'],
];

/** DOMPurify's configuration. It returns a tree, because picture addresses are checked afterwards (`isBodyPicture`). */
export const BODY_POLICY = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  /** These hold numbers and words, which the address pattern would refuse. */
  ADD_URI_SAFE_ATTR: ['start', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM: true as const,
} satisfies Config;

/**
 * The public address of a file in the media bucket: one extension, no query (the bucket's policy in
 * supabase/migrations).
 */
const STORED_PICTURE = /^\/storage\/v1\/object\/public\/media(?:\/[\w-]+)+\.(?:png|jpe?g|webp|avif|gif)$/;
const PICTURE_TAG = /<img\b(?:[^>"]|"[^"]*")*?\bsrc="([^"]+)"/gi;

/**
 * Tells whether rich text may show a picture. Only our own uploads are allowed: another host's picture would contact a
 * third party before a click, and another path of ours could have side effects.
 */
export function isBodyPicture(address: string): boolean {
  return STORED_PICTURE.test(address);
}

/** Returns the addresses of all pictures in stored rich text. */
export function bodyPictures(html: string): string[] {
  return Array.from(html.matchAll(PICTURE_TAG), ([, address = '']) => address);
}
