import { JSDOM } from 'jsdom';
import { fakeApi, renderPath } from './fake-api';

/** A page as the server sends it: its status, its head, and its main part as a reader without script meets it. */
export async function openPage(path: string, api = fakeApi()) {
  const { status, head, html } = await renderPath(path, api);
  const main = new JSDOM(html).window.document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return { status, head, main };
}

/** The words of a part as they are read: blocks apart, whatever the kind of space between words. */
export function textOf(part: Element): string {
  const html = part.innerHTML.replace(/<\/(?:p|li|h[1-6]|span|dt|dd|summary)>/g, '$& ');
  return JSDOM.fragment(html).textContent.replace(/\s+/g, ' ').trim();
}
