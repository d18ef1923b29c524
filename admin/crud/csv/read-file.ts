import { csvTexts } from '../../i18n/lists';
import type { ResourceDefinition } from '../../schema/types';
import { checkLines, importedFields, matchHeader, type CheckedLine, type CsvMatch } from './check-lines';
import { decodeText, parseCsv, type CsvTable } from './csv-format';

/** About a thousand rows of a thousand characters each. No association's list is larger. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_ROWS = 1000;
/** The first bytes of a ZIP archive, which an Excel workbook is. */
const ARCHIVE = [0x50, 0x4b];

/** A table that cannot be imported at all. The message says what to do. */
class CsvRefused extends Error {
  override readonly name = 'CsvRefused';
}

export interface CsvPreview {
  readonly table: CsvTable;
  readonly match: CsvMatch;
  readonly lines: readonly CheckedLine[];
}

/** Reads a CSV file and returns what would be imported. Throws CsvRefused. */
export async function readCsvFile(resource: ResourceDefinition, file: Blob): Promise<CsvPreview> {
  if (file.size > MAX_FILE_BYTES) throw new CsvRefused(csvTexts.tooLarge(MAX_FILE_BYTES / 1024 / 1024));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ARCHIVE.every((byte, index) => bytes[index] === byte)) throw new CsvRefused(csvTexts.spreadsheet);
  return readCsv(resource, decodeText(bytes));
}

/** Reads CSV text and returns what would be imported. Throws CsvRefused. */
export async function readCsv(resource: ResourceDefinition, text: string): Promise<CsvPreview> {
  const table = parseCsv(text);
  if (table.rows.length === 0) throw new CsvRefused(csvTexts.empty);
  if (table.rows.length > MAX_ROWS) throw new CsvRefused(csvTexts.tooMany(MAX_ROWS));
  const match = matchHeader(resource, table.header);
  if (match.columns.every((field) => field === null)) {
    const labels = importedFields(resource).map(({ label }) => label);
    throw new CsvRefused(csvTexts.noHeader(labels.join(', ')));
  }
  if (match.missing.length > 0) throw new CsvRefused(csvTexts.missing(match.missing.join(', ')));
  return { table, match, lines: await checkLines(resource, table, match) };
}
