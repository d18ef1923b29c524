import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import type { DatabaseAccess } from '../../shared/database-access';
import { BODY_POLICY, isBodyPicture } from '../../shared/html-policy';
import { renditionSet } from '../../shared/image-renditions';
import { isExternalLink } from '../../shared/links';

/** The body's column at most, the window's width less its margins below that. */
const PICTURE_SIZES = '(min-width: 768px) 720px, 92vw';

/** HTML that has been through `sanitizeHtml`, which alone makes it. */
export type SafeHtml = string & { readonly isSafe: unique symbol };

/** The backend's address: pictures are shown from its storage and from this site's, and from nowhere else. */
type Surroundings = Pick<DatabaseAccess, 'backend' | 'resizesImages'>;

let purifier: DOMPurify | undefined;

/** Sanitizing needs a window: the browser has one, the server brings its own before it renders. */
export function sanitizeIn(domWindow: WindowLike): void {
  purifier = createDOMPurify(domWindow);
}

/** Takes any HTML, gives the limited HTML of the policy; links that leave the site open a new tab, pictures load when near. */
export function sanitizeHtml(html: string, surroundings: Surroundings): SafeHtml {
  purifier ??= createDOMPurify(window);
  const body = purifier.sanitize(html, BODY_POLICY) as HTMLElement;
  for (const link of body.querySelectorAll('a')) openOutside(link);
  for (const picture of body.querySelectorAll('img')) show(picture, surroundings);
  return body.innerHTML as SafeHtml;
}

function openOutside(link: HTMLAnchorElement): void {
  if (!isExternalLink(link.getAttribute('href') ?? '')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function show(picture: HTMLImageElement, { backend, resizesImages }: Surroundings): void {
  const address = picture.getAttribute('src') ?? '';
  if (!isBodyPicture(address, new URL(backend).origin)) {
    picture.remove();
    return;
  }
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  const set = resizesImages ? renditionSet(address) : undefined;
  if (set === undefined) return;
  picture.setAttribute('srcset', set);
  picture.setAttribute('sizes', PICTURE_SIZES);
}
