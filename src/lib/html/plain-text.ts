import type { Html } from './html';
import { BLOCKS, RENAMED, UNREAD } from './elements';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|<![^<>]*>|[^<]+|</gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
};

/** Returns the readable text of a body: no tags, entities decoded, whitespace collapsed; '' for none. */
export function plainText(html: Html | null): string {
  if (!html) return '';
  let text = '';
  let unreadElement: string | undefined;
  for (const [token, slash, tag] of html.toString().matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (unreadElement) {
      if (slash && name === unreadElement) unreadElement = undefined;
    } else if (name) {
      if (UNREAD.has(name) && !slash) unreadElement = name;
      else if (separates(name)) text += ' ';
    } else if (!token.startsWith('<!')) {
      text += token;
    }
  }
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** Whether an element's text is apart from its neighbours'. */
function separates(name: string): boolean {
  return name === 'br' || name === 'hr' || BLOCKS.has(RENAMED[name] ?? name);
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name)] ?? entity;
    const codePoint = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return codePoint > 0x10ffff ? entity : String.fromCodePoint(codePoint);
  });
}
