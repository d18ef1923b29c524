/**
 * Takes the text of a CSV file (RFC 4180: quoted fields, doubled quotes, any line ending, an optional byte order mark),
 * gives one record per line, named by the header. Throws on an open quote and on a line that does not fit the header.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...lines] = readLines(text.replace(/^\uFEFF/, ''));
  return lines.map((fields, index) => {
    if (fields.length !== header.length) {
      throw new Error(`CSV record ${index + 1} has ${fields.length} fields, the header has ${header.length}`);
    }
    return Object.fromEntries(header.map((name, column) => [name, fields[column] ?? '']));
  });
}

/** A field, quoted or plain, and what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let fields: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const start = FIELD.lastIndex;
    const match = FIELD.exec(text);
    if (match === null) throw new Error(`CSV: a quote is out of place at character ${start + 1}`);
    const [, quoted, plain = '', end] = match;
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (fields.length > 1 || fields[0] !== '') lines.push(fields);
    fields = [];
  }
  // A comma at the very end of the file leaves one empty field behind it.
  if (fields.length > 0) lines.push([...fields, '']);
  return lines;
}
