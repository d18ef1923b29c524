import type { DataProvider } from '@refinedev/core';
import { errorMessage } from '../../../src/lib/error-message';
import { cleanLines } from '../../../src/lib/text/clean';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldKind, toForm, toRow } from '../../fields/form-codec';
import { csvTexts } from '../../i18n/lists';
import type { FieldDeclaration, FieldOf, Kind } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
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
  const match = matchHeader(resource, table.header);
  if (match.columns.every((field) => field === null)) {
    throw new CsvRefused(csvTexts.noHeader(fields.map(({ label }) => label).join(', ')));
  }
  if (match.missing.length > 0) throw new CsvRefused(csvTexts.missing(match.missing.join(', ')));
  const lines: CheckedLine[] = [];
  for (const line of table.rows) lines.push(await checkLine(resource, line, match.columns));
  return { table, match, lines };
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
  const ignored: string[] = [];
  const repeated: string[] = [];
  const found = new Set<FieldDeclaration>();
  const columns = header.map((title) => {
    const field = fieldOf(fields, title);
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
  const query = { resource: resource.table, filters: [], sorters: [], meta: { select } };
  const rows = await readAllRows(provider, query);
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

/**
 * The properties of Ant Design rules that an import can check. A rule with any other property throws, because
 * skipping it silently would accept bad values.
 */
const KNOWN = ['type', 'required', 'whitespace', 'min', 'max', 'pattern', 'validator', 'message'];

type Values = Readonly<Record<string, unknown>>;
type PlainRule = Exclude<FormRule, (...parameters: never[]) => unknown>;

/**
 * Returns the messages of the rules that a value breaks, in order. Ant Design validates only mounted form
 * fields, so an import checks the rules itself. Throws for a rule it cannot check.
 */
async function brokenRules(rules: readonly FormRule[], value: unknown, values: Values): Promise<string[]> {
  const complaints: string[] = [];
  for (const rule of rules) {
    const plain = typeof rule === 'function' ? rule(formOf(values)) : rule;
    const complaint = await complaintOf(plain, value);
    if (complaint !== null && !complaints.includes(complaint)) complaints.push(complaint);
  }
  return complaints;
}

async function complaintOf(rule: PlainRule, value: unknown): Promise<string | null> {
  const unknown = Object.keys(rule).find((property) => !KNOWN.includes(property));
  if (unknown !== undefined) throw new Error(`An import cannot check the rule "${unknown}".`);
  const text = typeof value === 'string' ? value : '';
  const size = typeof value === 'number' ? value : Array.from(text).length;
  const isMissing = value === undefined || value === null || value === '';
  const isBroken =
    (rule.required === true && isMissing) ||
    (rule.whitespace === true && text !== '' && text.trim() === '') ||
    (rule.min !== undefined && !isMissing && size < rule.min) ||
    (rule.max !== undefined && !isMissing && size > rule.max) ||
    (rule.pattern !== undefined && text !== '' && !new RegExp(rule.pattern).test(text));
  if (isBroken) return typeof rule.message === 'string' ? rule.message : appTexts.backend.invalid;
  try {
    await rule.validator?.({}, value, () => undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Rules that depend on another field ask the form only for that field's value. */
function formOf(values: Values): FormInstance {
  return { getFieldValue: (name: string) => values[name] } as FormInstance;
}
