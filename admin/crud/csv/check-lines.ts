import { errorMessage } from '../../../src/lib/error-message';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldKind, toForm } from '../../fields/form-codec';
import { csvTexts } from '../../i18n/lists';
import type { FieldDeclaration, FieldOf, Kind } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { brokenRules } from './rules';
import type { CsvLine, CsvTable } from './csv-format';

/** The field of each column in the file; null for a column that is ignored. */
export interface CsvMatch {
  readonly columns: readonly (FieldDeclaration | null)[];
  /** Headers that match no field. */
  readonly ignored: readonly string[];
  /** Headers that match a field that another column already has. */
  readonly repeated: readonly string[];
  /** Labels of required fields without a column. */
  readonly missing: readonly string[];
}

/** A line of the file with the form values it would have and its errors. */
export interface CheckedLine extends CsvLine {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
}

/** The fields that can be imported from a table. */
export function importedFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.fields.filter((field) => fieldKind(field.kind).fromText !== undefined);
}

/** Matches a file's header to fields by label or column name, whatever the case and spacing. */
export function matchHeader(resource: ResourceDefinition, header: readonly string[]): CsvMatch {
  const fields = importedFields(resource);
  const ignored: string[] = [];
  const repeated: string[] = [];
  const found = new Set<FieldDeclaration>();
  const columns = header.map((title) => {
    const field = fields.find(({ label, name }) => [label, name].some((word) => fold(word) === fold(title)));
    if (!field && title !== '') ignored.push(title);
    if (!field) return null;
    if (found.has(field)) {
      repeated.push(title);
      return null;
    }
    found.add(field);
    return field;
  });
  const missing = fields.filter((field) => isRequired(field) && !found.has(field)).map(({ label }) => label);
  return { columns, ignored, repeated, missing };
}

/** Whether the form requires the field. */
export function isRequired(field: FieldDeclaration): boolean {
  return 'required' in field && field.required !== undefined;
}

/** Returns every line with its form values and its errors. */
export async function checkLines(
  resource: ResourceDefinition,
  table: CsvTable,
  match: CsvMatch,
): Promise<CheckedLine[]> {
  const checked: CheckedLine[] = [];
  for (const line of table.rows) checked.push(await checkLine(resource, line, match.columns));
  return checked;
}

async function checkLine(
  resource: ResourceDefinition,
  line: CsvLine,
  columns: CsvMatch['columns'],
): Promise<CheckedLine> {
  const values: Record<string, unknown> = { ...toForm(resource, undefined) };
  const errors: string[] = [];
  const unreadable = new Set<string>();
  columns.forEach((field, index) => {
    const text = line.cells[index] ?? '';
    if (!field || text === '') return;
    const value = read(field, text);
    if (value === undefined) {
      unreadable.add(field.name);
      errors.push(csvTexts.unreadable(field.label, text));
    } else values[field.name] = value;
  });
  if (line.cells.slice(columns.length).some((cell) => cell !== '')) errors.push(csvTexts.surplus);
  for (const field of importedFields(resource)) {
    if (unreadable.has(field.name)) continue;
    const complaints = await brokenRules(rulesOf(field), values[field.name], values);
    errors.push(...complaints.map((complaint) => csvTexts.complaint(field.label, errorMessage(complaint))));
  }
  return { ...line, values, errors };
}

function read<K extends Kind>(field: FieldOf<K>, text: string): unknown {
  return fieldKind(field.kind).fromText?.(text, field);
}

function rulesOf<K extends Kind>(field: FieldOf<K>) {
  return fieldKind(field.kind).rules(field);
}

function fold(title: string): string {
  return foldTurkish(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
