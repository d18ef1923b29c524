import { JSDOM } from 'jsdom';
import { fakeApi, renderPath } from './fake-api';

/** A page as the server sends it: its status, its head, and its main part without JavaScript. */
export async function openPage(path: string, api = fakeApi()) {
  const { status, head, html } = await renderPath(path, api);
  const main = new JSDOM(html).window.document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return { status, head, main };
}

/** The text of a part, with blocks separated and plain spaces. */
export function textOf(part: Element): string {
  const html = part.innerHTML.replace(/<\/(?:p|li|h[1-6]|span|dt|dd|summary)>/g, '$& ');
  return JSDOM.fragment(html).textContent.replace(/\s+/g, ' ').trim();
}
