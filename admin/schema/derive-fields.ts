import { bodyPictures } from '../../src/lib/html-policy';
import { parseGallery } from '../../src/lib/media/gallery';
import type { FieldDeclaration, FieldOf, FileKinds, Kind } from './field-types';
import type { ResourceDefinition } from './types';

/** Takes a resource and a kind; gives its fields of that kind, in order. */
export function fieldsOfKind<K extends Kind>(resource: ResourceDefinition, kind: K): FieldOf<K>[] {
  return resource.fields.filter((field): field is FieldDeclaration & FieldOf<K> => field.kind === kind);
}

/** Takes a resource; gives the fields its table shows, in the order of `list.columns`. */
export function listFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.list.columns.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
}

/** How the kinds that hold addresses of files hold them, as each says in its folder. */
const FILES: Readonly<FileKinds> = { image: 'address', pdf: 'address', gallery: 'list', richtext: 'html' };

function filesOf(kind: Kind): FileKinds[keyof FileKinds] | undefined {
  return Object.entries(FILES).find(([name]) => name === kind)?.[1];
}

/** Takes a resource; gives its fields whose columns hold nothing but addresses of files. */
export function fileFields(resource: ResourceDefinition): FieldDeclaration[] {
  return resource.fields.filter(({ kind }) => ['address', 'list'].includes(filesOf(kind) ?? ''));
}

/** Takes a resource and a row; gives the addresses of the files the row owns, the pictures in its texts among them. */
export function ownedFiles(resource: ResourceDefinition, row: Readonly<Record<string, unknown>>): string[] {
  return resource.fields.flatMap(({ name, kind }) => {
    const [value, held] = [row[name], filesOf(kind)];
    if (held === 'list') return parseGallery({ gallery: value });
    if (held === undefined || typeof value !== 'string' || value === '') return [];
    return held === 'html' ? bodyPictures(value) : [value];
  });
}

/** Takes a resource and a field of it that holds files; gives the folder in the media bucket, without slashes at its ends. */
export function mediaFolder(
  resource: Pick<ResourceDefinition, 'table' | 'folder'>,
  field: { readonly subfolder?: string },
): string {
  const root = resource.folder ?? resource.table;
  return field.subfolder === undefined ? root : `${root}/${field.subfolder}`;
}

/**
 * Takes a resource and the name a refused write blames: a column, or the middle of a constraint called
 * `<table>_<column>_<kind>`, which may go on after the column. Gives the declared field it means, or null.
 */
export function blamedField(resource: ResourceDefinition, blamed: string): string | null {
  const names = resource.fields.map((field) => field.name);
  const fitting = names.filter((name) => blamed === name || blamed.startsWith(`${name}_`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Takes a resource; gives the field that holds the day of its rows: the date by which its list is ordered first, if it is one. */
export function datedField({ fields, list }: ResourceDefinition): FieldDeclaration | undefined {
  const by = list.sort[0]?.by;
  return fields.find(({ name, kind }) => name === by && (kind === 'date' || kind === 'datetime'));
}
