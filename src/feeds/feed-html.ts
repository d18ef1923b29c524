import { bodyHtml } from '../ui/rich-text/body-html';
import { sanitizeHtml } from '../ui/rich-text/sanitize-on-server';

/** A link or picture whose address is a site path or an anchor, in the sanitizer's output. */
const OWN_ADDRESS = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([/#][^"]*)/g;

interface Place {
  /** The item's address, against which relative addresses are resolved. Feed readers show the text elsewhere. */
  url: string;
  backendOrigin: string;
}

/** Joins stored texts into one HTML text under the site's policy, with absolute addresses. */
export function feedHtml(texts: readonly (string | null)[], { url, backendOrigin }: Place): string {
  const body = texts.map((text) => bodyHtml(text ?? '')).join('');
  const html = sanitizeHtml(body, { backend: backendOrigin, resizesImages: false });
  return html.replace(OWN_ADDRESS, (_, start: string, address: string) => start + new URL(address, url).href);
}
