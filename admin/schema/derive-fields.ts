import type { FieldDeclaration, FieldOf, Kind, ResourceDefinition, Section } from './types';

/** Returns the resource's fields of one kind, in the order of the declaration. */
export function fieldsOfKind<K extends Kind>(resource: ResourceDefinition, kind: K): FieldOf<K>[] {
  return resource.fields.filter((field): field is FieldDeclaration & FieldOf<K> => field.kind === kind);
}

/** Whether a section stands beside the others in a wide window. */
export function isAside(section: Section | undefined): boolean {
  return typeof section === 'object' && section.isAside === true;
}

/** The field that another one's `shownWhen` asks; undefined when it is always shown. */
export function conditionOf({ shownWhen }: FieldDeclaration): string | undefined {
  return typeof shownWhen === 'object' ? shownWhen.field : shownWhen;
}

/** Whether a field is shown while the field that it asks has `value`. */
export function isShownBy({ shownWhen }: FieldDeclaration, value: unknown): boolean {
  if (shownWhen === undefined) return true;
  return typeof shownWhen === 'string' ? value === true : shownWhen.is.some((one) => one === value);
}

/** Returns the fields in the list's table, in the order of `list.columns`. */
export function listFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.list.columns.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
}

/** Returns a field's folder in the media bucket, without slashes at its ends. */
export function mediaFolder(
  resource: Pick<ResourceDefinition, 'table' | 'folder'>,
  field: { readonly subfolder?: string },
): string {
  const root = resource.folder ?? resource.table;
  return field.subfolder === undefined ? root : `${root}/${field.subfolder}`;
}

/**
 * Returns the declared field that a refused write blames, or null. `blamed` is a column, or the middle of a
 * constraint called `<table>_<column>_<kind>`, which may continue after the column.
 */
export function fieldAtFault(resource: ResourceDefinition, blamed: string): string | null {
  const names = resource.fields.map((field) => field.name);
  const fitting = names.filter((name) => blamed === name || blamed.startsWith(`${name}_`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Returns the date that the list is sorted by first; undefined for other lists. */
export function dayField({ fields, list }: ResourceDefinition): FieldDeclaration | undefined {
  const by = list.sort[0]?.by;
  return fields.find(({ name, kind }) => name === by && (kind === 'date' || kind === 'datetime'));
}
