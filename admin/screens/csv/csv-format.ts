import Papa from 'papaparse';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { newSlug } from '../../../src/lib/text/slug';
import { fieldKind } from '../../fields/form-codec';
import { downloadFile } from '../../lib/download-file';
import type { Row } from '../../lib/row';
import type { FieldOf, Kind } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';

/** In characters. Some file systems cut longer names. */
const MAX_NAME = 80;

/** Without it Excel reads the file in the computer's legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Turkish Excel separates columns by semicolons, because the comma is its decimal sign. */
const DELIMITERS = [';', ',', '\t', '|'] as const;
const ANY_DELIMITER = /[;,\t|]/;
const DELIMITER = ';';

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvLine[];
}

export interface CsvLine {
  /** Numbered as in the spreadsheet: the header is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export function tableOf(resource: ResourceDefinition, rows: readonly Row[]): string[][] {
  const header = resource.fields.map(({ label }) => label);
  return [header, ...rows.map((row) => resource.fields.map((field) => toCell(field, row[field.name])))];
}

function toCell<K extends Kind>(field: FieldOf<K>, value: unknown): string {
  const kind = fieldKind(field.kind);
  return (kind.toCsv ?? kind.toText)(value, field);
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
 * Decodes a file by its byte order mark, otherwise as UTF-8 if valid, otherwise in the code page of older
 * Turkish Excel versions.
 */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/**
 * Parses CSV text and leaves blank lines out. The delimiter is the one that occurs most often in the header.
 */
export function parseCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), {
    delimiter: headerDelimiter(text),
  });
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(restore) }));
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { header: header?.cells ?? [], rows };
}

/** Ignores delimiters inside quotes. */
function headerDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = header.replace(/"[^"]*"/g, '');
  const parts = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce<string>((best, other) => (parts(other) > parts(best) ? other : best), DELIMITER);
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
