import { EMOJI } from '../../../src/lib/html/elements';
import { sanitize } from './sanitize';

/** Word's styles for what HTML has elements for. */
const WORD_HEADINGS: Readonly<Record<string, string>> = { 'p.MsoTitle': 'h2', 'p.MsoSubtitle': 'h3' };
const WORD_QUOTES = 'p.MsoQuote, p.MsoIntenseQuote';
/** Word writes a list item as a paragraph whose style names the list, the level and the format. */
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-zçğıöşü]|[ivxlc]+)[.)]/i;
/** Mail programs write lines of text as a table with one column. */
const CELLS = ':scope > tr, :scope > :is(thead, tbody, tfoot) > tr';
const LOOK = /font-family|font-size|color\s*:|background|text-align|<font\b/i;

/** A cleaned paste and what the paste lost. */
export interface CleanPaste {
  readonly html: string;
  /** Whether fonts, sizes, colours or alignment were lost. */
  readonly lostLook: boolean;
  readonly lostPicture: boolean;
}

/** Reduces pasted HTML to what a body may have. `mayStay` decides which pictures stay. */
export function cleanPaste(html: string, mayStay: (picture: string) => boolean): CleanPaste {
  const pasted = parse(html);
  convertWordLists(pasted);
  for (const paragraph of pasted.querySelectorAll(WORD_QUOTES)) wrap(paragraph, 'blockquote');
  for (const [from, to] of Object.entries(WORD_HEADINGS))
    for (const heading of pasted.querySelectorAll(from)) rename(heading, to);
  for (const table of pasted.querySelectorAll('table')) if (isOneColumn(table)) dissolve(table);

  const clean = parse(sanitize(pasted.innerHTML));
  for (const table of clean.querySelectorAll('table')) markHeader(table);
  for (const picture of clean.querySelectorAll('img'))
    if (!mayStay(picture.getAttribute('src') ?? '')) picture.remove();
  const pictures = [...pasted.querySelectorAll('img')].filter(({ alt }) => !EMOJI.test(alt));
  return {
    html: clean.innerHTML.replaceAll(/&nbsp;|\u00a0/g, ' '),
    lostLook: LOOK.test(html),
    lostPicture: pictures.length > clean.querySelectorAll('img').length,
  };
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts an element into a new one, or into the one that ends before it. */
function wrap(element: Element, tag: string): void {
  const before = element.previousElementSibling;
  const isContinued = before?.localName === tag;
  const wrapper = isContinued ? before : element.ownerDocument.createElement(tag);
  if (!isContinued) element.before(wrapper);
  wrapper.append(element);
}

function isOneColumn(table: Element): boolean {
  return [...table.querySelectorAll(CELLS)].every((row) => row.childElementCount < 2);
}

/** Makes blocks of text of a table and its cells. */
function dissolve(table: Element): void {
  for (const row of table.querySelectorAll(CELLS)) for (const cell of row.children) rename(cell, 'div');
  rename(table, 'div');
}

/** Spreadsheets have no header cells: a first row in bold is the header. */
function markHeader(table: Element): void {
  const cells = [...(table.querySelector('tr')?.children ?? [])];
  const isBold = (cell: Element) =>
    cell.textContent.trim() !== '' && cell.textContent === cell.querySelector('strong')?.textContent;
  if (cells.every(isBold)) for (const cell of cells) rename(cell, 'th');
}

/** Turns the paragraphs that Word drew as list items into lists. */
function convertWordLists(root: HTMLElement): void {
  let openId: string | null = null;
  let lists: HTMLElement[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const [, id, level] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (id === undefined) continue;
    if (id !== openId || paragraph.previousElementSibling !== lists[0]) lists = [];
    openId = id;
    const marker = takeMarker(paragraph);
    const tag = NUMBERED.test(marker) ? 'ol' : 'ul';
    const isNew = lists.length < Number(level);
    placeItem(lists, Number(level), tag, paragraph).append(...paragraph.childNodes);
    const [, first = '1'] = /^\s*(\d+)[.)]\s*$/.exec(marker) ?? [];
    if (isNew && first !== '1') lists.at(-1)?.setAttribute('start', first);
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
