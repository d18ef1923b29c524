import { asHtml } from '../../src/lib/html/html';
import { plainText } from '../../src/lib/html/plain-text';
import { isSame } from '../lib/form-values';
import { columnsInText, fillText } from '../schema/placeholders';
import type { FieldDeclaration, FieldOf, FormValue, Kind, ResourceDefinition } from '../schema/types';
import type { ColumnValue, FieldFilter, FieldKind } from './field-kind';
import { registry } from './registry';

type Values = Readonly<Record<string, unknown>>;

export function fieldKind<K extends Kind>(kind: K): FieldKind<K> {
  return registry[kind];
}

/** Returns the initial form values of a row; undefined is a new row. */
export function toForm(resource: ResourceDefinition, row: Values | undefined): Values {
  return Object.fromEntries(
    resource.fields.map((field) => [field.name, fieldToForm(field, row?.[field.name])]),
  );
}

/** Returns the row to insert for a form's values. */
export function toRow(resource: ResourceDefinition, values: Values): Record<string, ColumnValue> {
  return Object.fromEntries(
    resource.fields.map((field) => [field.name, fieldToRow(field, values[field.name])]),
  );
}

/** Returns the columns to update: those whose form values were changed. */
export function toChanges(
  resource: ResourceDefinition,
  values: Values,
  initial: Values,
): Record<string, ColumnValue> {
  const changed = resource.fields.filter(({ name }) => !isSame(values[name], initial[name]));
  return toRow({ ...resource, fields: changed }, values);
}

export function fieldToText<K extends Kind>(field: FieldOf<K>, value: unknown): string {
  return fieldKind(field.kind).toText(value, field);
}

/** Returns a column value in words, each paragraph and list item of a body on a line. */
export function fieldToLines(field: FieldDeclaration, value: unknown): string {
  if (field.kind !== 'richtext' || typeof value !== 'string') return fieldToText(field, value);
  return plainText(asHtml(value), '\n');
}

/** Returns a form value in words, '' for none. */
export function formToText(field: FieldDeclaration, value: unknown): string {
  return fieldToText(field, fieldToRow(field, value));
}

/** Whether a form shows two column values alike. The database and its history may write one moment differently. */
export function isSameValue<K extends Kind>(field: FieldOf<K>, left: unknown, right: unknown): boolean {
  return isSame(fieldToForm(field, left), fieldToForm(field, right));
}

export function fieldFilter<K extends Kind>(field: FieldOf<K>): FieldFilter | undefined {
  return fieldKind(field.kind).filter?.(field);
}

/** Returns the addresses of the files that a row owns, including the pictures in its texts. */
export function ownedFiles(resource: ResourceDefinition, row: Values): string[] {
  return resource.fields.flatMap(({ name, kind }) => fieldKind(kind).files?.(row[name]) ?? []);
}

/** Replaces a sentence's `{column}` placeholders by the row's values in words; system columns as stored. */
export function fillWords(resource: ResourceDefinition, sentence: string, row: Values): string {
  const wanted = new Set(columnsInText(sentence));
  const inWords = resource.fields
    .filter(({ name }) => wanted.has(name))
    .map((field) => [field.name, fieldToText(field, row[field.name])] as const);
  return fillText(sentence, { ...row, ...Object.fromEntries(inWords) });
}

/** Returns a row's columns as their kinds clean them (`FieldKind.clean`), whether they were typed, pasted or imported. */
export async function cleanColumns<Columns>(
  fields: readonly FieldDeclaration[],
  columns: Columns,
): Promise<Columns> {
  const cleaned = { ...columns } as Record<string, unknown>;
  for (const { name, kind } of fields) {
    const value = cleaned[name];
    if (typeof value === 'string') cleaned[name] = (await fieldKind(kind).clean?.(value)) ?? value;
  }
  return cleaned as Columns;
}

function fieldToForm<K extends Kind>(field: FieldOf<K>, value: unknown): FormValue<K> {
  return fieldKind(field.kind).toForm(value, field);
}

/** Form values are untyped, but each comes from this kind's own input. */
function fieldToRow<K extends Kind>(field: FieldOf<K>, value: unknown): ColumnValue {
  return fieldKind(field.kind).toRow(value as FormValue<K>, field);
}
