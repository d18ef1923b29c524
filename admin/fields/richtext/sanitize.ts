import DOMPurify from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../../src/shared/html-policy';

/** Takes any HTML; gives what a body may hold of it. The same policy guards the display. */
export function sanitize(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
