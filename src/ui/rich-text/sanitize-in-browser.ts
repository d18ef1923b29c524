import createDOMPurify, { type DOMPurify } from 'dompurify';
import { bodyHtml } from '../../lib/html/body-html';
import type { Html } from '../../lib/html/html';
import { BODY_POLICY } from '../../lib/html/policy';
import { asSafe, linkAttributes, pictureAttributes, TABLE_FRAME, type SafeHtml } from './body-attributes';

let purifier: DOMPurify | undefined;

/** Returns a body by the policy. External links open in a new tab, pictures load lazily, and tables scroll by themselves. */
export function sanitizeHtml(body: Html): SafeHtml {
  purifier ??= createDOMPurify(window);
  const safe = purifier.sanitize(bodyHtml(body.toString()), BODY_POLICY) as HTMLElement;
  for (const link of safe.querySelectorAll('a')) {
    set(link, linkAttributes(link.getAttribute('href') ?? ''));
  }
  for (const picture of safe.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    const alt = picture.getAttribute('alt') ?? '';
    const attributes = pictureAttributes({ src, alt });
    if (attributes) set(picture, attributes);
    else picture.remove();
  }
  for (const table of safe.querySelectorAll('table')) {
    const frame = document.createElement('div');
    set(frame, TABLE_FRAME);
    table.replaceWith(frame);
    frame.append(table);
  }
  return asSafe(safe.innerHTML);
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
