import { JSDOM } from 'jsdom';
import { renderPath, type FakeApi, type Tables } from './fake-api';

/** A page as the server sends it, with its main part as it is without JavaScript. */
export async function openPage(path: string, from: Tables | FakeApi = {}) {
  const rendered = await renderPath(path, from);
  const { document } = new JSDOM(rendered.html).window;
  const main = partOf(document, 'main');
  return {
    ...rendered,
    document,
    main,
    text: textOf(main),
    find: (selector: string) => partOf(main, selector),
    texts: (selector: string) => [...main.querySelectorAll(selector)].map(textOf),
    values: (selector: string, attribute: string) => valuesOf(main, selector, attribute),
    /** The target of the link with these words. */
    linkTo: (words: string) =>
      [...main.querySelectorAll('a')].find((link) => textOf(link).includes(words))?.getAttribute('href'),
  };
}

/** The first part that fits. Throws if there is none. */
export function partOf(whole: ParentNode, selector: string): HTMLElement {
  const part = whole.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`Nothing matches ${selector}`);
  return part;
}

export function valuesOf(whole: ParentNode, selector: string, attribute: string): (string | null)[] {
  return [...whole.querySelectorAll(selector)].map((part) => part.getAttribute(attribute));
}

/** The text of a part, with blocks separated and plain spaces. */
export function textOf(part: Element): string {
  // A span without attributes holds a part of a sentence.
  const html = part.innerHTML
    .replace(/<span>([^<]*)<\/span>/g, '$1')
    .replace(/<\/(?:p|li|h[1-6]|span|cite|dt|dd|summary)>/g, '$& ');
  return JSDOM.fragment(html).textContent.replace(/\s+/g, ' ').trim();
}
