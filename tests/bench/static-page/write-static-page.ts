import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';

const STYLES = path.join(import.meta.dirname, 'static-page.css');
const REMOVED = 'script, style, link, svg, button, dialog, form, [hidden]';
const ALLOWED_ATTRIBUTES = new Set([
  ...['href', 'src', 'srcset', 'sizes', 'type', 'alt', 'width', 'height', 'loading', 'fetchpriority'],
  ...['decoding', 'datetime', 'lang', 'media'],
]);

/** Reduces a page's document to a handwritten one: its text, links and pictures, with little CSS. */
export async function writeStaticPage(html: string): Promise<string> {
  const { document } = new JSDOM(html).window;
  const title = document.title;
  const content = document.querySelector('#root');
  if (!content) throw new Error('The page has no #root');
  for (const element of content.querySelectorAll(REMOVED)) element.remove();
  // Elements that contained only buttons.
  for (const element of content.querySelectorAll('div, nav')) {
    if (element.textContent.trim() === '' && !element.querySelector('img')) element.remove();
  }
  for (const element of content.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  const parts = ['header', 'main', 'footer'].map((name) =>
    [...content.querySelectorAll(name)].find((part) => !part.closest('main') || name === 'main'),
  );
  const body = parts.map((part) => part?.outerHTML ?? '').join('\n');
  const styles = (await readFile(STYLES, 'utf8')).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${styles}</style></head><body>${body.replaceAll('<!-- -->', '')}</body></html>`;
}
