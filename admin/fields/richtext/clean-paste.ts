import { sanitize } from './sanitize';

/** Headings of a body begin below the page's title. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  'p.MsoTitle': 'h2',
  'p.MsoSubtitle': 'h3',
  h5: 'h4',
  h6: 'h4',
};
/** Word writes a list item as a paragraph whose style names the list, the level and the format. */
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-zçğıöşü]|[ivxlc]+)[.)]/i;
const QUOTES = 'p.MsoQuote, p.MsoIntenseQuote';
const LISTS_IN_LISTS = ':is(ul, ol) > :is(ul, ol)';

/**
 * Reduces pasted HTML from Word, Google Docs, a web page or this editor to headings, lists, links, quotes and
 * emphasis. `mayStay` decides which pictures stay.
 */
export function cleanPaste(html: string, mayStay: (picture: string) => boolean): string {
  const fragment = new DOMParser().parseFromString(withoutWordMarkup(html), 'text/html').body;
  for (const junk of fragment.querySelectorAll(
    'style, script, meta, link, title, xml, br.Apple-interchange-newline',
  ))
    junk.remove();
  for (const office of fragment.querySelectorAll('*'))
    if (office.tagName.includes(':')) office.replaceWith(...office.childNodes);
  convertWordLists(fragment);
  convertInlineStyles(fragment);
  convertWordQuotes(fragment);
  for (const [from, to] of Object.entries(RENAMED))
    for (const heading of fragment.querySelectorAll(from)) rename(heading, to);
  for (const list of fragment.querySelectorAll(LISTS_IN_LISTS)) putIntoItem(list);
  const clean = new DOMParser().parseFromString(sanitize(fragment.innerHTML), 'text/html').body;
  for (const picture of clean.querySelectorAll('img'))
    if (!mayStay(picture.getAttribute('src') ?? '')) picture.remove();
  for (const block of clean.querySelectorAll('p, h2, h3, h4')) if (isBlank(block)) block.remove();
  for (const gap of clean.querySelectorAll(':scope > :is(p, ul, ol, h2, h3, h4) + br')) gap.remove();
  for (const anchor of clean.querySelectorAll('a:not([href])')) anchor.replaceWith(...anchor.childNodes);
  return clean.innerHTML.replaceAll(/&nbsp;| /g, ' ').trim();
}

/** Google Docs writes bold and italic as styles and wraps everything in a <b> that is not bold. */
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

/** Google Docs puts a nested list beside the item it belongs to. */
function putIntoItem(list: Element): void {
  const before = list.previousElementSibling;
  const item = before?.tagName === 'LI' ? before : list.ownerDocument.createElement('li');
  if (item !== before) list.before(item);
  item.append(list);
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
  return element.textContent.trim() === '' && element.querySelector('img') === null;
}

/**
 * Removes the comments from Word's HTML. Conditional ones hold the drawn bullets; the others mark the
 * clipboard's fragment.
 */
function withoutWordMarkup(html: string): string {
  return html
    .replaceAll(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^\]]*\]>/g, '');
}

/** Turns the paragraphs that Word drew as list items into lists. */
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

/** Removes the drawn bullet or number, which Word puts in a span of its own with the spaces behind it. */
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

/** Turns paragraphs in Word's quotation styles into quotations. Adjacent ones share one. */
function convertWordQuotes(root: HTMLElement): void {
  for (const paragraph of root.querySelectorAll(QUOTES)) {
    const before = paragraph.previousElementSibling;
    const isContinued = before?.tagName === 'BLOCKQUOTE';
    const quote = isContinued ? before : paragraph.ownerDocument.createElement('blockquote');
    if (!isContinued) paragraph.before(quote);
    quote.append(paragraph);
  }
}
