import { errorMessage } from '../../../src/lib/error-message';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldKind, toForm } from '../../fields/form-codec';
import { csvTexts } from '../../i18n/csv';
import type { FieldDeclaration, FieldOf, Kind } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { brokenRules } from './rules';
import type { CsvLine, CsvTable } from './table';

/** Which field each column of the file belongs to; null for a column that is left out. */
export interface CsvMatch {
  readonly columns: readonly (FieldDeclaration | null)[];
  /** Headers that mean no field. */
  readonly ignored: readonly string[];
  /** Headers that mean a field another column has already. */
  readonly repeated: readonly string[];
  /** Labels of required fields without a column. */
  readonly missing: readonly string[];
}

/** A line of the file as the form would hold it, and what is wrong with it. */
export interface CheckedLine extends CsvLine {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
}

/** Takes a resource; gives the fields that a table can bring along. */
export function importedFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.fields.filter((field) => fieldKind(field.kind).fromText !== undefined);
}

/** Takes a resource and a file's header; gives what each column is: found by label or by column name, however it is spelt. */
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

/** Takes a field; says whether its form asks for it. */
export function isRequired(field: FieldDeclaration): boolean {
  return 'required' in field && field.required !== undefined;
}

/** Takes a resource, a table and what its columns are; gives every line with its values and with what is wrong with them. */
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
