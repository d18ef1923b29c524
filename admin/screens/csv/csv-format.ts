import Papa from 'papaparse';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { newSlug } from '../../../src/lib/text/slug';
import { fieldKind } from '../../fields/form-codec';
import { csvTexts } from '../../i18n/lists';
import { downloadFile } from '../../lib/browser/download-file';
import type { FieldOf, Kind, Row, ResourceDefinition } from '../../schema/types';

/** In characters. Some file systems cut longer names. */
const MAX_NAME = 80;

/** Without it Excel reads the file in the computer's legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Turkish Excel separates columns by semicolons, because the comma is its decimal sign. */
const DELIMITERS = [';', ',', '\t', '|'] as const;
const ANY_DELIMITER = /[;,\t|]/;
const DELIMITER = ';';

/** How many lines may stand above the header, such as a title. */
const MAX_ABOVE = 20;

export interface CsvTable {
  /** The text of each line above the header. */
  readonly above: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly CsvLine[];
}

export interface CsvLine {
  /** Numbered from 1 as in the spreadsheet, which does not count a `sep=;`. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table that cannot be imported at all. The message says what to do. */
export class CsvRefused extends Error {
  override readonly name = 'CsvRefused';
}

export function tableOf(resource: ResourceDefinition, rows: readonly Row[]): string[][] {
  const header = resource.fields.map(({ label }) => label);
  return [header, ...rows.map((row) => resource.fields.map((field) => toCell(field, row[field.name])))];
}

function toCell<K extends Kind>(field: FieldOf<K>, value: unknown): string {
  const kind = fieldKind(field.kind);
  return kind.toCsv?.(value, field) ?? kind.toText(value, field);
}

/** Downloads lines as a CSV file whose name is the words and today in Istanbul. */
export function downloadCsv(words: string, lines: readonly (readonly string[])[]): void {
  const name = `${newSlug(words, { max: MAX_NAME, fallback: 'tablo' })}-${todayInIstanbul(new Date())}.csv`;
  downloadFile(new Blob([writeCsv(lines)], { type: 'text/csv;charset=utf-8' }), name);
}

/** Returns CSV text that Turkish Excel reads, with formulas escaped. The first line is the header. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  const csv = Papa.unparse(
    lines.map((cells) => cells.map(escapeFormula)),
    // A spreadsheet in another locale splits at another delimiter, so cells with any of them are quoted.
    { delimiter: DELIMITER, newline: '\r\n', quotes: (cell) => ANY_DELIMITER.test(String(cell)) },
  );
  return BYTE_ORDER_MARK + csv;
}

/**
 * Decodes a file by its byte order mark, by the zero bytes of UTF-16, otherwise as UTF-8 if valid, otherwise in
 * the code page of Turkish Windows. Throws CsvRefused for a file in that of a Turkish Mac or of MS-DOS, which no browser reads.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1254').decode(bytes);
    const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
    const old = Math.max(count(MAC_LETTERS), count(DOS_LETTERS));
    if (old > count(WINDOWS_LETTERS)) throw new CsvRefused(csvTexts.oldEncoding);
    return text;
  }
}

/**
 * What ç, é, Ç, ö, Ü, ü, Ğ, ğ, ş, Ö and ı of Mac Turkish are in Windows-1254, and what is no letter in Mac Turkish.
 * Bytes that are letters in both tell nothing.
 */
const MAC_LETTERS = /[\u0080-\u009f‚š†ŸÚÛß]|(?<!\p{L})…(?=\p{L})|(?<=\p{Ll})İ/gu;
/** The same of the code page 857. A word after “ may end with ”. */
const DOS_LETTERS =
  /[\u0081\u008d\u009eŸš]|[€™˜](?=\p{L})|[‡§¦](?=\p{L})|(?<=\p{L})[‡§¦˜™]|(?<!“[^“”\n]{0,200})(?<=\p{L})”(?=\p{L})/gu;
const WINDOWS_LETTERS = /[ÇçéĞğıÖöşü]/g;

/** A table has ASCII in it, whose other byte is zero. */
function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zerosAt = (parity: number) =>
    bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const balance = zerosAt(1) - zerosAt(0);
  if (balance === 0) return undefined;
  return balance > 0 ? 'utf-16le' : 'utf-16be';
}

/** The first line by which a file tells Excel its delimiter. */
const DECLARED = /^"?sep=([^\w\s"]|\t)"?[;,\t ]*(?:\r\n?|\n)/i;

/**
 * Parses CSV text and leaves blank lines out. The delimiter is the declared one, otherwise the one by which most
 * cells of the header are columns. The header is the line with the most columns among the first ones.
 */
export function parseCsv(text: string, isColumn: (title: string) => boolean): CsvTable {
  const bare = text.replace(BYTE_ORDER_MARK, '');
  const declared = DECLARED.exec(bare)?.[1];
  const body = bare.replace(DECLARED, '');
  const [best] = (declared === undefined ? DELIMITERS : [declared])
    .map((delimiter) => ({ delimiter, ...headerOf(linesOf(body, delimiter, MAX_ABOVE + 1), isColumn) }))
    .sort((left, right) => right.columns - left.columns || right.cells.length - left.cells.length);
  if (best === undefined) return { above: [], header: [], rows: [] };
  const lines = linesOf(body, best.delimiter);
  return {
    above: lines.filter(({ line }) => line < best.line).map(({ cells }) => cells.filter(Boolean).join(' ')),
    header: best.cells,
    rows: lines.filter(({ line }) => line > best.line),
  };
}

/** Returns the line with the most columns; the first one if several or none have any. */
function headerOf(lines: readonly CsvLine[], isColumn: (title: string) => boolean) {
  const counted = lines.map((line) => ({ ...line, columns: line.cells.filter(isColumn).length }));
  const none = { line: 0, cells: [], columns: 0 };
  return counted.sort((left, right) => right.columns - left.columns || left.line - right.line)[0] ?? none;
}

/** Returns the lines that are not blank, at most `max` records; 0 is no limit. */
function linesOf(text: string, delimiter: string, max = 0): CsvLine[] {
  const { data } = Papa.parse<string[]>(quoteWhole(text, delimiter), { delimiter, preview: max });
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(restore) }));
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * Quotes cells that only begin with a quotation mark (`"Gala" gecesi`), as a spreadsheet copies them. Papa Parse
 * would take the lines after such a cell for its text.
 */
function quoteWhole(text: string, delimiter: string): string {
  const cells = new RegExp(
    `(?:("[^"]*(?:""[^"]*)*" *)|([^\\${delimiter}\\r\\n]*))(\\${delimiter}|\\r\\n?|\\n|$)`,
    'g',
  );
  return text.replace(cells, (cell, _quoted, bare: string | undefined, end: string) =>
    bare?.startsWith('"') ? `"${bare.replaceAll('"', '""')}"${end}` : cell,
  );
}

/**
 * Characters that start a formula in a spreadsheet (OWASP, CSV injection), including their full-width and
 * small forms, after any blanks and invisible characters. A tab counts too, because some programs strip it.
 */
const BEGINNING =
  /(?:[^\S\r\n\u2028\u2029]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff])*[=+\-@＝＋－＠﹦﹢﹣﹫]|\t/;
/** Negative numbers and digit groups stay as they are: calculating them changes nothing. */
const NUMBER = /-\d+(?:[.,]\d+)?$|\+\d{1,3}(?: \d{2,4})+$/;

/**
 * Matches each line of a cell, because some programs split cells at line breaks. Existing apostrophes are
 * matched too, so that escaping adds exactly one and can be undone.
 */
const DANGEROUS = new RegExp(`^(?!${NUMBER.source})(?='*(?:${BEGINNING.source}))`, 'gm');
const DEFUSED = new RegExp(`^'(?='*(?:${BEGINNING.source}))`, 'gm');

function escapeFormula(cell: string): string {
  return cell.replace(DANGEROUS, "'");
}

/** Trims a cell and removes the apostrophes that `escapeFormula` or a careful author added. */
function restore(cell: string): string {
  return cell.trim().replace(DEFUSED, '');
}
