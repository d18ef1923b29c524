import { bodyHtml } from '../ui/rich-text/body-html';
import { sanitizeHtml } from '../ui/rich-text/sanitize-on-server';

/** A link or a picture whose address is a path of the site or a place on the page, as the sanitizer writes them. */
const OWN_ADDRESS = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([/#][^"]*)/g;

interface Place {
  /** The item's own address: others show its text elsewhere, so that every address in it must be whole. */
  url: string;
  backendOrigin: string;
}

/** Takes texts as they are stored, HTML or plain, gives them as one text under the policy of the page. */
export function feedHtml(texts: readonly (string | null)[], { url, backendOrigin }: Place): string {
  const body = texts.map((text) => bodyHtml(text ?? '')).join('');
  const html = sanitizeHtml(body, { backend: backendOrigin, resizesImages: false });
  return html.replace(OWN_ADDRESS, (_, start: string, address: string) => start + new URL(address, url).href);
}
