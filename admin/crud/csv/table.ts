import Papa from 'papaparse';

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

/** Marks inside quotes separate nothing. */
function headerDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = header.replace(/"[^"]*"/g, '');
  const parts = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce<string>((best, other) => (parts(other) > parts(best) ? other : best), DELIMITER);
}

function cleanCell(cell: string): string {
  return restore(cell.trim());
}

/**
 * What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), also in the wide and small forms of East Asian
 * keyboards, and behind blanks and letters that nobody sees. A tab is one as well: some programs leave it out.
 */
const BEGINNING =
  /(?:[^\S\r\n\u2028\u2029]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff])*[=+\-@＝＋－＠﹦﹢﹣﹫]|\t/;
/** A negative number is itself however often it is calculated, and digits in groups cannot be: both stay as they are. */
const NUMBER = /-\d+(?:[.,]\d+)?$|\+\d{1,3}(?: \d{2,4})+$/;

/** Each line of a cell: a program may part them. Apostrophes that were there before count along, so that one more is told from them. */
const DANGEROUS = new RegExp(`^(?!${NUMBER.source})(?='*(?:${BEGINNING.source}))`, 'gm');
const DEFUSED = new RegExp(`^'(?='*(?:${BEGINNING.source}))`, 'gm');

/** Takes a cell's text; gives it with an apostrophe before each line that a spreadsheet would calculate. */
function defuse(cell: string): string {
  return cell.replace(DANGEROUS, "'");
}

/** Takes a cell's text; gives it without the apostrophes that `defuse` put there, or somebody who knows spreadsheets. */
function restore(cell: string): string {
  return cell.replace(DEFUSED, '');
}
