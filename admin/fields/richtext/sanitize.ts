import DOMPurify from 'dompurify';
import { BODY_POLICY, isBodyPicture } from '../../../src/lib/html-policy';
import { backendOrigin } from '../../providers/backend-origin';

/**
 * Removed from attributes, because the site reads excerpts and searches without parsing tags and would cut at
 * them.
 */
const TAG_SIGNS = /[<>]/g;

/** Sanitizes HTML to what a body may contain. The same policy applies when it is displayed. */
export function sanitize(html: string): string {
  const body = DOMPurify.sanitize(html, BODY_POLICY) as HTMLElement;
  for (const picture of body.querySelectorAll('img')) {
    if (!isBodyPicture(picture.getAttribute('src') ?? '', backendOrigin())) picture.remove();
    else if (picture.hasAttribute('alt')) picture.alt = picture.alt.replaceAll(TAG_SIGNS, '').trim();
  }
  // The editor adds an empty last line behind a picture or a list.
  while (isBlankParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  return body.innerHTML;
}

function isBlankParagraph(element: Element | null): boolean {
  return element?.tagName === 'P' && element.textContent.trim() === '' && element.childElementCount === 0;
}
