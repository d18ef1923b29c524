import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../shared/html-policy';
import { isExternalLink } from '../../shared/links';

let purifier: DOMPurify | undefined;

/** Sanitizing needs a window: the browser has one, the server brings its own before it renders. */
export function sanitizeIn(domWindow: WindowLike): void {
  purifier = createPurifier(domWindow);
}

/** Takes any HTML, gives the limited HTML of the policy; links that leave the site open a new tab. */
export function sanitizeHtml(html: string): string {
  purifier ??= createPurifier(window);
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function createPurifier(domWindow: WindowLike): DOMPurify {
  const created = createDOMPurify(domWindow);
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !isExternalLink(node.getAttribute('href') ?? '')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return created;
}
