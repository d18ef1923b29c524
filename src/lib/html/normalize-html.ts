import { BodyWriter } from './body-writer';
import {
  HIDDEN_CLASS,
  HIDDEN_STYLE,
  NOTE_ADDRESS,
  RENAMED,
  TABLE_PARTS,
  UNREAD,
  type Attributes,
} from './elements';

/** A comment, a tag, a text, or a '<' that begins none of them. A quote that does not end makes no tag, so reading is linear. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][\w:-]*)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;
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

  for (const [token, slash, tag = '', rest = ''] of html.matchAll(TOKEN)) {
    const source = tag.toLowerCase();
    if (depth > 0) {
      if (source === unread && !rest.endsWith('/')) depth += slash ? -1 : 1;
      continue;
    }
    if (source === '') {
      if (!/^<[!?]/.test(token)) body.write(token === '<' ? '&lt;' : token);
      continue;
    }
    const isTable = source === 'table';
    if (isTable && !slash) tables += 1;
    const name = tables !== 1 && TABLE_PARTS.has(source) ? 'div' : (RENAMED[source] ?? source);
    const isLooseCell = name === 'div' && (source === 'td' || source === 'th');
    if (isTable && slash) tables = Math.max(0, tables - 1);

    if (slash) {
      if (!isLooseCell) body.close(name);
      continue;
    }
    const attributes = readAttributes(rest);
    if (isUnread(source, attributes)) {
      unread = source;
      depth = rest.endsWith('/') ? 0 : 1;
    } else if (isLooseCell) body.separate(CELL_SEPARATOR);
    else body.open(name, attributes);
  }
  return body.end();
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
    HIDDEN_STYLE.test(attributes.get('style') ?? '') ||
    HIDDEN_CLASS.test(attributes.get('class') ?? '') ||
    (name === 'a' && NOTE_ADDRESS.test(attributes.get('href') ?? ''))
  );
}
