import DOMPurify from 'dompurify';
import { BODY_POLICY, isBodyPicture } from '../../../src/lib/html-policy';
import { backendOrigin } from '../../providers/backend-origin';

/** The site reads excerpts and searches without parsing tags; an attribute that looks like one's end would leak into them. */
const TAG_SIGNS = /[<>]/g;

/** Takes any HTML; gives what a body may hold of it. The same policy guards the display. */
export function sanitize(html: string): string {
  const body = DOMPurify.sanitize(html, BODY_POLICY) as HTMLElement;
  for (const picture of body.querySelectorAll('img')) {
    if (!isBodyPicture(picture.getAttribute('src') ?? '', backendOrigin())) picture.remove();
    else if (picture.hasAttribute('alt')) picture.alt = picture.alt.replaceAll(TAG_SIGNS, '').trim();
  }
  // The editor keeps a line free behind a picture or a list, so that one can go on writing.
  while (isBlankParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  return body.innerHTML;
}

function isBlankParagraph(element: Element | null): boolean {
  return element?.tagName === 'P' && element.textContent.trim() === '' && element.childElementCount === 0;
}
