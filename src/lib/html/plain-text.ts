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

/** Elements whose text is no prose: it would run into the sentences around it. */
const APART = new Set('h1 h2 h3 h4 h5 h6 ul ol menu dir dl table caption figcaption'.split(' '));
/** A paragraph that only greets: “Değerli mezunlarımız,”. In characters, the longest that is taken for one. */
const SALUTATION =
  /^(?:Sevgili|Değerli|Sayın|Saygıdeğer|Kıymetli|Aziz|Merhaba(?:lar)?|Selam|Günaydın|İyi günler|Chers?|Chères?)(?=[\s,!:]|$)[^.?]*$/u;
const MAX_SALUTATION = 80;

/** Returns the readable text of a body: no tags, entities decoded, whitespace collapsed, `between` its blocks; '' for none. */
export function plainText(html: Html | null, between = ' '): string {
  return blocksOf(html, false).join(between);
}

/**
 * Returns the paragraphs of a body as one text, for excerpts: without headings, lists and tables, and without the salutation that it
 * begins with; '' for none.
 */
export function proseText(html: Html | null): string {
  const paragraphs = blocksOf(html, true);
  const [first = ''] = paragraphs;
  const isSalutation = first.length <= MAX_SALUTATION && SALUTATION.test(first);
  return paragraphs.slice(isSalutation ? 1 : 0).join(' ');
}

/** Returns the texts of a body's blocks, none of them blank. */
function blocksOf(html: Html | null, isProse: boolean): string[] {
  if (!html) return [];
  const blocks = [''];
  let unreadElement: string | undefined;
  let apartDepth = 0;
  for (const [token, slash, tag] of html.toString().matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (unreadElement) {
      if (slash && name === unreadElement) unreadElement = undefined;
    } else if (name) {
      if (UNREAD.has(name) && !slash) unreadElement = name;
      else if (separates(name)) blocks.push('');
      if (isProse && APART.has(name)) apartDepth = Math.max(0, apartDepth + (slash ? -1 : 1));
    } else if (!token.startsWith('<!') && apartDepth === 0) {
      blocks.push((blocks.pop() ?? '') + token);
    }
  }
  return blocks.map((block) => decodeEntities(block).replace(/\s+/g, ' ').trim()).filter(Boolean);
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
