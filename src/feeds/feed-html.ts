import { textToHtml } from '../lib/html/body-html';
import { asHtml, type Html } from '../lib/html/html';
import { sanitizeHtml } from '../ui/rich-text/sanitize-on-server';

/** A link or picture whose address is a site path or an anchor, in the sanitizer's output. */
const OWN_ADDRESS = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([/#][^"]*)/g;

/** A picture's choice of widths. Feed readers show the picture itself. */
const WIDTHS = /(<img\b[^>]*?) srcset="[^"]*" sizes="[^"]*"/g;

/**
 * Joins plain texts and a body into one HTML text under the site's policy. Feed readers show it elsewhere, so its addresses are absolute:
 * they are resolved against `url`, the item's address.
 */
export function feedHtml(
  texts: readonly (string | null | undefined)[],
  body: Html | null,
  url: string,
): string {
  // A plain text has no entities, only signs that look like them.
  const plain = texts.map((text) => asHtml(textToHtml((text ?? '').replaceAll('&', '&amp;'))));
  const parts = [...plain, body ?? asHtml('')];
  const html = parts.map(sanitizeHtml).join('').replace(WIDTHS, '$1');
  return html.replace(OWN_ADDRESS, (_, start: string, address: string) => start + new URL(address, url).href);
}
