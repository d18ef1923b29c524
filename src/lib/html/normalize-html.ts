import { BodyWriter } from './body-writer';
import {
  HIDDEN_CLASS,
  HIDDEN_STYLE,
  IGNORED,
  NOTE_ADDRESS,
  RENAMED,
  TABLE_PARTS,
  UNREAD,
  type Attributes,
} from './elements';

/** A comment, a tag, a text, or a '<' that begins none of them. A quote that does not end makes no tag, so reading is linear. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][\w:-]*)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/gi;
const EMPTY: ReadonlySet<string> = new Set([...IGNORED, 'br', 'hr', 'img']);
const CELL_SEPARATOR = ' · ';

/**
 * Rewrites any HTML as the headings, paragraphs, lists, quotes, tables, links, pictures and emphasis that a body may have. Text of
 * other blocks becomes paragraphs, so that lines and cells never join; a table in a table becomes lines. Emphasis that is written as
 * a style becomes an element. What is hidden, deleted or a comment goes with its text. The result is well-formed, not safe: nothing
 * checks its addresses. Normalizing it again changes nothing.
 */
export function normalizeHtml(html: string): string {
  const body = new BodyWriter();
  let unread = '';
  let depth = 0;
  let tables = 0;

  const ends = endFinder(html);

  for (const match of html.matchAll(TOKEN)) {
    const [token, slash, tag = '', rest = ''] = match;
    const source = tag.toLowerCase();
    // A paragraph ends where the next one begins.
    if (source === 'p' && unread === 'p' && !slash) depth = 0;
    if (depth > 0) {
      if (source === unread && !rest.endsWith('/')) depth += slash ? -1 : 1;
      continue;
    }
    if (source === '') {
      if (!/^<[!?]/.test(token)) body.write(token === '<' ? '&lt;' : token);
      continue;
    }
    const attributes = readAttributes(rest);
    if (!slash && isUnread(source, attributes) && (UNREAD.has(source) || ends(source, match.index))) {
      unread = source;
      depth = EMPTY.has(source) || rest.endsWith('/') ? 0 : 1;
      continue;
    }
    const isTable = source === 'table';
    if (isTable && !slash) tables += 1;
    const name = tables !== 1 && TABLE_PARTS.has(source) ? 'div' : (RENAMED[source] ?? source);
    const isLooseCell = name === 'div' && (source === 'td' || source === 'th');
    if (isTable && slash) tables = Math.max(0, tables - 1);

    if (slash) {
      if (isLooseCell) body.separate(' ');
      else body.close(name);
      continue;
    }
    if (isLooseCell) body.separate(CELL_SEPARATOR);
    else body.open(name, attributes);
  }
  return body.end();
}

/** Tells whether an element ends after an index. A hidden one that never ends would take the rest of the text with it. */
function endFinder(html: string): (name: string, from: number) => boolean {
  const source = html.toLowerCase();
  const lastEnds = new Map<string, number>();
  return (name, from) => {
    const last = lastEnds.get(name) ?? source.lastIndexOf(`</${name}`);
    lastEnds.set(name, last);
    return EMPTY.has(name) || last > from;
  };
}

function readAttributes(text: string): Attributes {
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single?.replaceAll('"', '&quot;') ?? bare ?? '',
    ]),
  );
}

function isUnread(name: string, attributes: Attributes): boolean {
  return (
    UNREAD.has(name) ||
    attributes.has('hidden') ||
    HIDDEN_STYLE.test(attributes.get('style') ?? '') ||
    HIDDEN_CLASS.test(attributes.get('class') ?? '') ||
    (name === 'a' && NOTE_ADDRESS.test(attributes.get('href') ?? ''))
  );
}
