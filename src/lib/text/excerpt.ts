/** Block elements: their text is separated from their neighbours' by a space. */
const BLOCK = /^(?:p|div|br|hr|h[1-6]|ul|ol|li|blockquote|pre|table|tr|t[dh]|figure|figcaption|section)$/;
const UNREAD = /^(?:script|style|template)$/;
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

/** Returns the readable text of HTML or plain text: no tags, entities decoded, whitespace collapsed. */
export function plainText(html: string): string {
  let text = '';
  let unreadElement: string | undefined;
  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (unreadElement) {
      if (slash && name === unreadElement) unreadElement = undefined;
    } else if (name) {
      if (UNREAD.test(name) && !slash) unreadElement = name;
      else if (BLOCK.test(name)) text += ' ';
    } else if (!token.startsWith('<!')) {
      text += token;
    }
  }
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the whole words among the first `maxCodePoints` code points of HTML or plain text, with '…' if there was
 * more. A single longer word is cut.
 */
export function excerpt(html: string, maxCodePoints: number): string {
  const text = plainText(html);
  const codePoints = Array.from(text);
  if (codePoints.length <= maxCodePoints) return text;
  const start = codePoints.slice(0, maxCodePoints).join('');
  const words = codePoints[maxCodePoints] === ' ' ? start : start.replace(/ \S*$/, '');
  return `${words.replace(/[\s.,;:…]+$/, '')}…`;
}

/** Returns the first text that is not blank, else ''. */
export function firstFilled(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim()) ?? '';
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name)] ?? entity;
    const codePoint = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return codePoint > 0x10ffff ? entity : String.fromCodePoint(codePoint);
  });
}
