import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { BODY_POLICY, isBodyPicture } from '../../shared/html-policy';
import { renditionSet } from '../../shared/image-renditions';
import { isExternalLink } from '../../shared/links';

/** The body's column at most, the window's width less its margins below that. */
const PICTURE_SIZES = '(min-width: 768px) 720px, 92vw';

interface Surroundings {
  /** The backend's origin: pictures are shown from its storage and from this site's, and from nowhere else. */
  backendOrigin: string;
  /** Whether its storage serves pictures in smaller widths. */
  isResizable: boolean;
}

let purifier: DOMPurify | undefined;

/** Sanitizing needs a window: the browser has one, the server brings its own before it renders. */
export function sanitizeIn(domWindow: WindowLike): void {
  purifier = createDOMPurify(domWindow);
}

/** Takes any HTML, gives the limited HTML of the policy; links that leave the site open a new tab, pictures load when near. */
export function sanitizeHtml(html: string, surroundings: Surroundings): string {
  purifier ??= createDOMPurify(window);
  const body = purifier.sanitize(html, BODY_POLICY) as HTMLElement;
  for (const link of body.querySelectorAll('a')) openOutside(link);
  for (const picture of body.querySelectorAll('img')) show(picture, surroundings);
  return body.innerHTML;
}

function openOutside(link: HTMLAnchorElement): void {
  if (!isExternalLink(link.getAttribute('href') ?? '')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function show(picture: HTMLImageElement, { backendOrigin, isResizable }: Surroundings): void {
  const address = picture.getAttribute('src') ?? '';
  if (!isBodyPicture(address, backendOrigin)) {
    picture.remove();
    return;
  }
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  const set = isResizable ? renditionSet(address) : undefined;
  if (set === undefined) return;
  picture.setAttribute('srcset', set);
  picture.setAttribute('sizes', PICTURE_SIZES);
}
