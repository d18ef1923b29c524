import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { newSlug } from '../../../src/lib/text/slug';
import { fieldKind } from '../../fields/form-codec';
import type { Row } from '../../lib/row';
import type { FieldOf, Kind } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { writeCsv } from './csv-format';
import { downloadFile } from '../../lib/download-file';

/** In characters. Some file systems cut longer names. */
const MAX_NAME = 80;

/** Returns the rows as CSV with all declared columns. */
export function rowsToCsv(resource: ResourceDefinition, rows: readonly Row[]): string {
  const header = resource.fields.map(({ label }) => label);
  const lines = rows.map((row) => resource.fields.map((field) => toCell(field, row[field.name])));
  return writeCsv([header, ...lines]);
}

/** Returns a file name for a list as of today in Istanbul. */
export function csvName(words: string, now: Date): string {
  return `${newSlug(words, { max: MAX_NAME, fallback: 'tablo' })}-${todayInIstanbul(now)}.csv`;
}

/** Downloads the CSV text as a file. */
export function downloadCsv(csv: string, name: string): void {
  downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}

function toCell<K extends Kind>(field: FieldOf<K>, value: unknown): string {
  const kind = fieldKind(field.kind);
  return (kind.toCsv ?? kind.toText)(value, field);
}
