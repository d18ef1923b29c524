import { sanitize } from './sanitize';

/** Word writes a list item as a paragraph whose style names the list, the level and the format. */
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-zçğıöşü]|[ivxlc]+)[.)]/i;
/** The body's own outline begins below the page's title. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/** Takes the HTML a clipboard brings from Word, Google Docs or a web page; gives what a body may hold, lists and headings kept. */
export function cleanPaste(html: string): string {
  const fragment = new DOMParser().parseFromString(withoutWordMarkup(html), 'text/html').body;
  for (const junk of fragment.querySelectorAll('style, script, meta, link, title, xml, img')) junk.remove();
  for (const office of fragment.querySelectorAll('*'))
    if (office.tagName.includes(':')) office.replaceWith(...office.childNodes);
  convertWordLists(fragment);
  convertInlineStyles(fragment);
  for (const [from, to] of Object.entries(HEADINGS))
    for (const heading of fragment.querySelectorAll(from)) rename(heading, to);
  for (const title of fragment.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  const clean = new DOMParser().parseFromString(sanitize(fragment.innerHTML), 'text/html').body;
  for (const block of clean.querySelectorAll('p, h2, h3, h4')) if (isBlank(block)) block.remove();
  for (const anchor of clean.querySelectorAll('a:not([href])')) anchor.replaceWith(...anchor.childNodes);
  return clean.innerHTML.replaceAll(/&nbsp;| /g, ' ').trim();
}

/** Conditional comments hide the drawn bullet; the fragment marks are the clipboard's. */
function withoutWordMarkup(html: string): string {
  return html
    .replaceAll(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^\]]*\]>/g, '');
}

function convertWordLists(root: HTMLElement): void {
  let openId: string | null = null;
  let lists: HTMLElement[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const [, id, level] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (id === undefined || paragraph.previousElementSibling !== lists[0]) lists = [];
    if (id === undefined) continue;
    if (id !== openId) lists = [];
    openId = id;
    const tag = NUMBERED.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    placeItem(lists, Number(level), tag, paragraph).append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Word hides the drawn bullet or number in a span of its own, with the spaces behind it. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}

function placeItem(lists: HTMLElement[], level: number, tag: 'ol' | 'ul', before: HTMLElement): HTMLElement {
  const { ownerDocument } = before;
  lists.length = Math.min(lists.length, level);
  while (lists.length < level) {
    const list = ownerDocument.createElement(tag);
    const parent = lists.at(-1);
    if (parent)
      (parent.lastElementChild ?? parent.appendChild(ownerDocument.createElement('li'))).append(list);
    else before.before(list);
    lists.push(list);
  }
  const item = ownerDocument.createElement('li');
  lists.at(-1)?.append(item);
  return item;
}

/** Google Docs writes bold and italic as styles, and wraps everything in a <b> that is not bold. */
function convertInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('b[style], span[style]')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    if (element.tagName === 'B' && fontWeight === 'normal') element.replaceWith(...element.childNodes);
    else if (element.tagName === 'SPAN' && element.closest('h1, h2, h3, h4, h5, h6') === null) {
      if (fontStyle === 'italic') wrapContent(element, 'em');
      if (isBold) wrapContent(element, 'strong');
    }
  }
}

function wrapContent(element: HTMLElement, tag: 'em' | 'strong'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === '';
}
