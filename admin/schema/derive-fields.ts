import type { FieldDeclaration, FieldOf, Kind } from './field-types';
import type { ResourceDefinition } from './types';

/** Takes a resource and a kind; gives its fields of that kind, in order. */
export function fieldsOfKind<K extends Kind>(resource: ResourceDefinition, kind: K): FieldOf<K>[] {
  return resource.fields.filter((field): field is FieldDeclaration & FieldOf<K> => field.kind === kind);
}

/** Takes a resource; gives the fields its table shows, in the order of `list.columns`. */
export function listFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.list.columns.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
}

/** Takes a resource and a row; gives the addresses of the files the row owns. */
export function ownedFiles(resource: ResourceDefinition, row: Readonly<Record<string, unknown>>): string[] {
  return fieldsOfKind(resource, 'image').flatMap(({ name }) => {
    const value = row[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

/** Takes a resource and an image field of it; gives the folder in the media bucket, without slashes at its ends. */
export function mediaFolder(resource: ResourceDefinition, field: FieldOf<'image'>): string {
  const root = resource.folder ?? resource.table;
  return field.subfolder === undefined ? root : `${root}/${field.subfolder}`;
}

/**
 * Takes a resource and the name of a broken constraint (`<table>_<column>_<kind>`, as the migrations name them);
 * gives the declared field it speaks of, or null when it speaks of none.
 */
export function constraintField(resource: ResourceDefinition, constraint: string): string | null {
  const rest = constraint.startsWith(`${resource.table}_`) ? constraint.slice(resource.table.length + 1) : '';
  const named = resource.fields
    .map((field) => field.name)
    .filter((name) => rest === name || rest.startsWith(`${name}_`));
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}
