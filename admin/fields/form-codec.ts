import { isSame } from '../lib/form-values';
import type { FieldOf, FormValue, Kind } from '../schema/field-types';
import { columnsInText, fillText } from '../schema/placeholders';
import type { ResourceDefinition } from '../schema/types';
import type { ColumnValue, FieldFilter, FieldKind } from './field-kind';
import { registry } from './registry';

type Values = Readonly<Record<string, unknown>>;

/** Takes a kind; gives what the registry holds for it. */
export function fieldKind<K extends Kind>(kind: K): FieldKind<K> {
  return registry[kind];
}

/** Takes a resource and a row, undefined for a new one; gives what its form starts with. */
export function toForm(resource: ResourceDefinition, row: Values | undefined): Values {
  return Object.fromEntries(
    resource.fields.map((field) => [field.name, fieldToForm(field, row?.[field.name])]),
  );
}

/** Takes a resource and its form's values; gives the row to insert. */
export function toRow(resource: ResourceDefinition, values: Values): Record<string, ColumnValue> {
  return Object.fromEntries(
    resource.fields.map((field) => [field.name, fieldToRow(field, values[field.name])]),
  );
}

/** Takes a resource, its form's values and those it started with; gives the columns to update: what was not touched is not written. */
export function toChanges(
  resource: ResourceDefinition,
  values: Values,
  initial: Values,
): Record<string, ColumnValue> {
  const changed = resource.fields.filter(({ name }) => !isSame(values[name], initial[name]));
  return toRow({ ...resource, fields: changed }, values);
}

/** Takes a field and its column's value; gives it in words, '' for nothing. */
export function fieldToText<K extends Kind>(field: FieldOf<K>, value: unknown): string {
  return fieldKind(field.kind).toText(value, field);
}

/** Takes a field; gives how a list is narrowed by it, undefined where it cannot be. */
export function fieldFilter<K extends Kind>(field: FieldOf<K>): FieldFilter | undefined {
  return fieldKind(field.kind).filter?.(field);
}

/** Takes a sentence with `{column}` placeholders and a row; gives the sentence with the values in words. System columns stay as stored. */
export function fillWords(resource: ResourceDefinition, sentence: string, row: Values): string {
  const wanted = new Set(columnsInText(sentence));
  const inWords = resource.fields
    .filter(({ name }) => wanted.has(name))
    .map((field) => [field.name, fieldToText(field, row[field.name])] as const);
  return fillText(sentence, { ...row, ...Object.fromEntries(inWords) });
}

function fieldToForm<K extends Kind>(field: FieldOf<K>, value: unknown): FormValue<K> {
  return fieldKind(field.kind).toForm(value, field);
}

/** The form library hands values back untyped; each came from this kind's own input. */
function fieldToRow<K extends Kind>(field: FieldOf<K>, value: unknown): ColumnValue {
  return fieldKind(field.kind).toRow(value as FormValue<K>, field);
}
