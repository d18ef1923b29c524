import Papa from 'papaparse';
import { defuse, restore } from './formulas';

/** Excel takes a file without it for the computer's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Turkish Excel parts columns at the semicolon: the comma is its decimal sign. */
const DELIMITERS = [';', ',', '\t', '|'] as const;
const ANY_DELIMITER = /[;,\t|]/;
const DELIMITER = ';';

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvLine[];
}

export interface CsvLine {
  /** As the spreadsheet numbers it: the header is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Takes the lines of a table, its header first; gives the file's text as Turkish Excel reads it, formulas defused. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  const csv = Papa.unparse(
    lines.map((cells) => cells.map(defuse)),
    // A spreadsheet elsewhere parts columns at another sign: what follows it must not begin a cell.
    { delimiter: DELIMITER, newline: '\r\n', quotes: (cell) => ANY_DELIMITER.test(String(cell)) },
  );
  return BYTE_ORDER_MARK + csv;
}

/** Takes a file's bytes; gives its text: by its mark, else UTF-8 where the bytes are that, else the code page of older Turkish Excels. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Takes a table's text; gives its header and its lines, blank ones left out. The delimiter is the sign that parts the header most. */
export function parseCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), {
    delimiter: headerDelimiter(text),
  });
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(cleanCell) }));
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { header: header?.cells ?? [], rows };
}

/** What stands in quotes parts nothing. */
function headerDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = header.replace(/"[^"]*"/g, '');
  const parts = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce<string>((best, other) => (parts(other) > parts(best) ? other : best), DELIMITER);
}

function cleanCell(cell: string): string {
  return restore(cell.trim());
}
