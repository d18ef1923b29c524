import { isElement } from './elements';
import { normalizeHtml } from './normalize-html';

const TAG = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;
/** Word's bullets have no letters of their own: in its symbol fonts they are U+F0A7, U+F0B7 and U+F0D8. */
const BULLET = /^\s*(?:[•▪■●◦○‣·➢►\uf0a7\uf0b7\uf0d8]\s*|[-–*]\s+|[o§]\t\s*)(?=\S)/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/;
const CELLS = /\S\s*\t\s*\S/;

/**
 * Returns a body, which an editor, an import or another client has written, as HTML with the elements that a body may have. It is
 * not safe yet.
 */
export function bodyHtml(body: string): string {
  const isHtml = Array.from(body.matchAll(TAG)).some(([, name = '']) => isElement(name.toLowerCase()));
  return isHtml ? normalizeHtml(body) : textToHtml(body);
}

/**
 * Returns plain text as HTML. Blank lines separate paragraphs, and line breaks stay. Lines with bullets or numbers are a list, lines
 * with tabs are the rows of a table.
 */
export function textToHtml(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  let html = '';
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at] ?? '');
    const end = lines.findIndex((line, index) => index > at && kindOf(line) !== kind);
    const group = lines.slice(at, end < 0 ? undefined : end);
    html += WRITERS[kind](group);
    at += group.length;
  }
  return html;
}

type LineKind = 'blank' | 'bullet' | 'number' | 'row' | 'line';

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'blank';
  if (BULLET.test(line)) return 'bullet';
  if (NUMBER.test(line)) return 'number';
  return CELLS.test(line) ? 'row' : 'line';
}

const WRITERS: Readonly<Record<LineKind, (lines: readonly string[]) => string>> = {
  blank: () => '',
  line: paragraph,
  bullet: (lines) => `<ul>${items(lines, BULLET)}</ul>`,
  // A single number may be a date or an anniversary, and those that do not count on mean something.
  number: (lines) => (lines.length < 2 || !countsOn(lines) ? paragraph(lines) : orderedList(lines)),
  row: (lines) =>
    lines.length < 2 ? paragraph(lines.map((line) => cellsOf(line).join(' · '))) : table(lines),
};

function paragraph(lines: readonly string[]): string {
  return `<p>${lines.map((line) => escapeText(line.trim())).join('<br>')}</p>`;
}

const numberOf = (line = '') => Number(NUMBER.exec(line)?.[1]);

function countsOn(lines: readonly string[]): boolean {
  return lines.every((line, index) => numberOf(line) === numberOf(lines[0]) + index);
}

function orderedList(lines: readonly string[]): string {
  const first = numberOf(lines[0]);
  return `<ol${first === 1 ? '' : ` start="${first}"`}>${items(lines, NUMBER)}</ol>`;
}

function items(lines: readonly string[], marker: RegExp): string {
  return lines.map((line) => `<li>${escapeText(line.replace(marker, '').trim())}</li>`).join('');
}

function table(lines: readonly string[]): string {
  const rows = lines.map(cellsOf);
  const width = Math.max(...rows.map(({ length }) => length));
  const write = (row: readonly string[]) =>
    Array.from({ length: width }, (_, column) => `<td>${escapeText(row[column] ?? '')}</td>`).join('');
  return `<table><tbody>${rows.map((row) => `<tr>${write(row)}</tr>`).join('')}</tbody></table>`;
}

function cellsOf(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim());
}

/** Escapes text but keeps entities already in it. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
