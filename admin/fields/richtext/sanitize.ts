import DOMPurify from 'dompurify';
import { bodyHtml } from '../../../src/lib/html/body-html';
import { BODY_POLICY, isBodyPicture } from '../../../src/lib/html/policy';

const PICTURE_TAG = /<img(?: [\w-]+="[^"]*")*>/g;

/** Returns any HTML or plain text as a body. The same policy applies when it is displayed. */
export function sanitize(html: string): string {
  const body = DOMPurify.sanitize(bodyHtml(html), BODY_POLICY) as HTMLElement;
  for (const picture of body.querySelectorAll('img')) {
    const address = sitePath(picture.getAttribute('src') ?? '');
    if (!isBodyPicture(address)) {
      picture.remove();
      continue;
    }
    picture.setAttribute('src', address);
    if (picture.hasAttribute('alt')) picture.alt = picture.alt.trim();
  }
  return body.innerHTML.replace(PICTURE_TAG, escapeInside);
}

/** The database finds tags by their brackets alone, so those of a description are entities, as new browsers write them. */
function escapeInside(tag: string): string {
  return `<${tag.slice(1, -1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`;
}

/** A picture that is copied from a page of the site has its absolute address. */
function sitePath(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
