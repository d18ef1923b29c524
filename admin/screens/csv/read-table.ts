import Validator, { type RuleItem, type ValidateError } from '@rc-component/async-validator';
import type { DataProvider } from '@refinedev/core';
import { errorMessage } from '../../../src/lib/error-message';
import { cleanLines } from '../../../src/lib/text/clean';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldKind, toForm, toRow } from '../../fields/form-codec';
import { csvTexts } from '../../i18n/lists';
import type { FieldDeclaration, ResourceDefinition } from '../../schema/types';
import { readAllRows } from '../row/row-query';
import { CsvRefused, decodeText, parseCsv, type CsvLine, type CsvTable } from './csv-format';
import type { FormInstance, FormRule } from 'antd';
import { appTexts } from '../../i18n/app';

/** About two thousand rows of two and a half thousand characters each. No association's list is larger. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_ROWS = 2000;
/** The first bytes of a ZIP archive, which a workbook is, and of an older one. */
const WORKBOOKS = ['PK', '\xd0\xcf\x11\xe0'];

/** The field of each column in the file; null for a column that is ignored. */
export interface CsvMatch {
  readonly columns: readonly (FieldDeclaration | null)[];
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

export interface CsvPreview {
  readonly table: CsvTable;
  readonly match: CsvMatch;
  readonly lines: readonly CheckedLine[];
}

/** Reads a CSV file and returns what would be imported. Throws CsvRefused. */
export async function readCsvFile(resource: ResourceDefinition, file: Blob): Promise<CsvPreview> {
  if (file.size > MAX_FILE_BYTES) throw new CsvRefused(csvTexts.tooLarge(MAX_FILE_BYTES / 1024 / 1024));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (WORKBOOKS.some((workbook) => start.startsWith(workbook))) throw new CsvRefused(csvTexts.spreadsheet);
  return readCsv(resource, decodeText(bytes));
}

/** Reads CSV text and returns what would be imported. Throws CsvRefused. */
export async function readCsv(resource: ResourceDefinition, text: string): Promise<CsvPreview> {
  const fields = importedFields(resource);
  const table = parseCsv(text, (title) => fieldOf(fields, title) !== undefined);
  if (table.rows.length === 0) throw new CsvRefused(csvTexts.empty);
  if (table.rows.length > MAX_ROWS) throw new CsvRefused(csvTexts.tooMany(MAX_ROWS));
  const known = matchHeader(resource, table.header);
  const match = { ...known, ignored: [...known.ignored, ...untitledColumns(table)] };
  if (match.columns.every((field) => field === null)) {
    throw new CsvRefused(csvTexts.noHeader(fields.map(({ label }) => label).join(', ')));
  }
  if (match.missing.length > 0) throw new CsvRefused(csvTexts.missing(match.missing.join(', ')));
  const lines: CheckedLine[] = [];
  for (const line of table.rows) lines.push(await checkLine(resource, line, match.columns));
  return { table, match, lines };
}

/** Names the columns that have texts but no title. Their texts would be lost in silence. */
function untitledColumns({ header, rows }: CsvTable): string[] {
  return header.flatMap((title, index) =>
    title === '' && rows.some(({ cells }) => cells[index]) ? csvTexts.untitled(index + 1) : [],
  );
}

export function importedFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.fields.filter((field) => fieldKind(field.kind).fromText !== undefined);
}

function fieldOf(fields: readonly FieldDeclaration[], title: string): FieldDeclaration | undefined {
  return fields.find(({ label, name }) => [label, name].some((word) => fold(word) === fold(title)));
}

/** Matches a file's header to fields by label or column name, whatever the case and spacing. */
export function matchHeader(resource: ResourceDefinition, header: readonly string[]): CsvMatch {
  const fields = importedFields(resource);
  const found = header.map((title) => fieldOf(fields, title));
  const columns = found.map((field, index) => (field && found.indexOf(field) === index ? field : null));
  const missing = fields.filter((field) => isRequired(field) && !found.includes(field));
  return {
    columns,
    ignored: header.filter((title, index) => !found[index] && title !== ''),
    repeated: header.filter((_, index) => found[index] && !columns[index]),
    missing: missing.map(({ label }) => label),
  };
}

export function isRequired(field: FieldDeclaration): boolean {
  return 'required' in field && field.required !== undefined;
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
    const text = cleanLines(line.cells[index] ?? '');
    if (!field || text === '') return;
    const value: unknown = fieldKind(field.kind).fromText?.(text, field);
    if (value === undefined) {
      unreadable.add(field.name);
      errors.push(csvTexts.unreadable(field.label, text));
    } else values[field.name] = value;
  });
  if (line.cells.slice(columns.length).some((cell) => cell !== '')) errors.push(csvTexts.surplus);
  for (const field of importedFields(resource)) {
    if (unreadable.has(field.name)) continue;
    const complaints = await brokenRules(fieldKind(field.kind).rules(field), values[field.name], values);
    errors.push(...complaints.map((complaint) => csvTexts.complaint(field.label, errorMessage(complaint))));
  }
  return { ...line, values, errors };
}

function fold(title: string): string {
  return foldTurkish(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The fields that decide whether two rows of a resource are duplicates: the title and the required fields.
 */
export function keyFields(resource: ResourceDefinition): FieldDeclaration[] {
  return importedFields(resource).filter((field) => field.name === resource.titleField || isRequired(field));
}

/**
 * Returns the numbers of the valid lines that would save a row twice: its key fields hold what a stored row or an
 * earlier line holds. The value is the number of that line, null for a stored row. Throws what the provider throws.
 */
export async function findDuplicates(
  provider: Pick<DataProvider, 'getList'>,
  resource: ResourceDefinition,
  lines: readonly CheckedLine[],
): Promise<ReadonlyMap<number, number | null>> {
  const keyed = { ...resource, fields: keyFields(resource) };
  const select = ['id', ...keyed.fields.map(({ name }) => name)].join(',');
  const rows = await readAllRows(provider, { resource: resource.table, meta: { select } });
  const known = new Map<string, number | null>(rows.map((row) => [keyOf(keyed, row), null]));
  const duplicates = new Map<number, number | null>();
  for (const { line, values, errors } of lines) {
    if (errors.length > 0) continue;
    const key = keyOf(keyed, toRow(keyed, values));
    const twin = known.get(key);
    if (twin === undefined) known.set(key, line);
    else duplicates.set(line, twin);
  }
  return duplicates;
}

/** Compares values as the form shows them, in one Unicode normalization. */
function keyOf(keyed: ResourceDefinition, row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.values(toForm(keyed, row))).normalize('NFC');
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the messages of the rules that a value breaks, in order. Ant Design validates only mounted form
 * fields, so an import asks the validator beneath.
 */
async function brokenRules(rules: readonly FormRule[], value: unknown, values: Values): Promise<string[]> {
  const plain = rules.map((rule) => (typeof rule === 'function' ? rule(formOf(values)) : rule));
  try {
    await new Validator({ value: plain as RuleItem[] }).validate({ value });
    return [];
  } catch (failure) {
    const { errors = [] } = failure as { readonly errors?: readonly ValidateError[] };
    return [...new Set(errors.map(({ message = appTexts.backend.invalid }) => message))];
  }
}

/** Rules that depend on another field ask the form only for that field's value. */
function formOf(values: Values): FormInstance {
  return { getFieldValue: (name: string) => values[name] } as FormInstance;
}
