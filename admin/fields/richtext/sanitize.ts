import DOMPurify from 'dompurify';
import { BODY_POLICY, isBodyPicture } from '../../../src/lib/html-policy';

/**
 * Removed from attributes, because the site reads excerpts and searches without parsing tags and would cut at
 * them.
 */
const TAG_SIGNS = /[<>]/g;

/** Sanitizes HTML to what a body may contain. The same policy applies when it is displayed. */
export function sanitize(html: string): string {
  const body = DOMPurify.sanitize(html, BODY_POLICY) as HTMLElement;
  for (const picture of body.querySelectorAll('img')) {
    const address = sitePath(picture.getAttribute('src') ?? '');
    if (!isBodyPicture(address)) {
      picture.remove();
      continue;
    }
    picture.setAttribute('src', address);
    if (picture.hasAttribute('alt')) picture.alt = picture.alt.replaceAll(TAG_SIGNS, '').trim();
  }
  // The editor adds an empty last line behind a picture or a list.
  while (isBlankParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  return body.innerHTML;
}

/** A picture that is copied from a page of the site has its absolute address. */
function sitePath(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

function isBlankParagraph(element: Element | null): boolean {
  return element?.tagName === 'P' && element.textContent.trim() === '' && element.childElementCount === 0;
}
