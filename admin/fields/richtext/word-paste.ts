/** Word writes a list item as a paragraph whose style names the list, the level and the format. */
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-zçğıöşü]|[ivxlc]+)[.)]/i;
const QUOTES = 'p.MsoQuote, p.MsoIntenseQuote';

/**
 * Removes the comments from Word's HTML. Conditional ones hold the drawn bullets; the others mark the
 * clipboard's fragment.
 */
export function withoutWordMarkup(html: string): string {
  return html
    .replaceAll(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^\]]*\]>/g, '');
}

/** Turns the paragraphs that Word drew as list items into lists. */
export function convertWordLists(root: HTMLElement): void {
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
export function convertWordQuotes(root: HTMLElement): void {
  for (const paragraph of root.querySelectorAll(QUOTES)) {
    const before = paragraph.previousElementSibling;
    const isContinued = before?.tagName === 'BLOCKQUOTE';
    const quote = isContinued ? before : paragraph.ownerDocument.createElement('blockquote');
    if (!isContinued) paragraph.before(quote);
    quote.append(paragraph);
  }
}
