import type { Config } from 'dompurify';

/** The limited HTML that bodies may hold. The editor writes no more than this and the site shows no more than this. */
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
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
];

/** Where a link in a body may lead: the web, mail, telephone, this site, this page. */
export const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** What any of these elements may carry. */
export const ALLOWED_ATTRIBUTES = ['href', 'start', 'src', 'alt', 'width', 'height'];

/** What DOMPurify is told; it gives a tree, because a picture's address is judged after it (`isBodyPicture`). */
export const BODY_POLICY = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  /** Numbers, which the rule for addresses would refuse. */
  ADD_URI_SAFE_ATTR: ['start', 'width', 'height'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM: true as const,
} satisfies Config;

/** The public address of a file that the media bucket's policy lets in (supabase/migrations): one extension, no query. */
const STORED_PICTURE = /^\/storage\/v1\/object\/public\/media(?:\/[\w-]+)+\.(?:png|jpe?g|webp|avif|gif)$/;
const PICTURE_TAG = /<img\b(?:[^>"]|"[^"]*")*?\bsrc="([^"]+)"/gi;

/**
 * Takes a picture's address and the backend's origin; says whether a body may show it. Only our own uploads: any other
 * picture would call a third party before a click, or make this origin do something by being asked for.
 */
export function isBodyPicture(address: string, backendOrigin: string): boolean {
  const isAbsolute = address.startsWith(`${backendOrigin}/`);
  return STORED_PICTURE.test(isAbsolute ? address.slice(backendOrigin.length) : address);
}

/** Takes a body as it is stored; gives the addresses of the pictures in it. */
export function bodyPictures(html: string): string[] {
  return Array.from(html.matchAll(PICTURE_TAG), ([, address = '']) => address);
}
