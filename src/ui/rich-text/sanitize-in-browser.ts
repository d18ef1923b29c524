import createDOMPurify, { type DOMPurify } from 'dompurify';
import { BODY_POLICY } from '../../lib/html-policy';
import { linkAttributes, pictureAttributes, type SafeHtml } from './body-attributes';

let purifier: DOMPurify | undefined;

/** Sanitizes HTML to the policy. External links open in a new tab, and pictures load lazily. */
export function sanitizeHtml(html: string): SafeHtml {
  purifier ??= createDOMPurify(window);
  const body = purifier.sanitize(html, BODY_POLICY) as HTMLElement;
  for (const link of body.querySelectorAll('a')) {
    set(link, linkAttributes(link.getAttribute('href') ?? ''));
  }
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    const alt = picture.getAttribute('alt') ?? '';
    const attributes = pictureAttributes({ src, alt });
    if (attributes) set(picture, attributes);
    else picture.remove();
  }
  return body.innerHTML as SafeHtml;
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
