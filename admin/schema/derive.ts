import {
  type FieldDeclaration,
  type FieldOf,
  type Kind,
  type ResourceDefinition,
  type Section,
  SERIES_COLUMN,
} from './types';
import { paths } from '../../src/lib/paths/paths';
import { resourceOf } from './define-resource';
import { columnsInPath, columnsInText } from './placeholders';

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

/** Returns the moment that must not precede a field, at which ends what begins with it; undefined where none is declared. */
export function endField(resource: ResourceDefinition, start: string): FieldOf<'datetime'> | undefined {
  return fieldsOfKind(resource, 'datetime').find(({ notBefore }) => notBefore === start);
}

/** The id of a singleton's row. */
export const SINGLETON_ID = 1;

/**
 * Returns a resource's absolute route patterns: the list, the create form, and with `:id` the edit form and the row's
 * history and the new term. A singleton's form has its only address.
 */
export function resourceRoutes({ path, isSingleton }: Pick<ResourceDefinition, 'path' | 'isSingleton'>) {
  const list = `${paths.admin}/${path}`;
  const others = { history: `${list}/:id/gecmis`, newTerm: `${list}/yeni-donem` };
  if (isSingleton) return { list, create: list, edit: list, ...others };
  return { list, create: `${list}/yeni`, edit: `${list}/:id`, ...others };
}

/**
 * Stands for a column in a filter: the words of all searched columns, in any inflected form and with or
 * without accents. Only the database knows them, so the data provider asks it for the matching rows. It is
 * used only inside an `or`.
 */
export const ROW_WORDS = '*words';

/**
 * Returns the columns that a search looks at: the title, unless `titlePattern` names the rows, and those of
 * `list.search`. The table's trigger `keep_row_words` must name the same, and a test compares them.
 */
export function searchColumns({ list, titleField, titlePattern }: ResourceDefinition): string[] {
  return [...new Set([...(titlePattern === undefined ? [titleField] : []), ...list.search])];
}

/** Returns Refine's filter for rows whose column contains the value. */
export function containsFilter(field: string, value: string) {
  return { field, operator: 'contains' as const, value };
}

/** Returns Refine's filters for rows with the typed text or its words; none for a blank. */
export function searchFilter(resource: ResourceDefinition, typed: string) {
  const term = typed.trim();
  const columns = term === '' ? [] : searchColumns(resource);
  if (columns.length === 0) return [];
  const value = [...columns, ROW_WORDS].map((field) => containsFilter(field, term));
  return [{ operator: 'or' as const, value }];
}

/**
 * Returns the PostgREST select list of a resource's list: everything that cells, links and the delete question
 * read, and the version that an action on what is shown compares.
 */
export function listSelect(resource: ResourceDefinition): string {
  return unique([
    'id',
    'updated_at',
    ...seriesColumn(resource),
    ...(resource.repeats ? [resource.repeats.on] : []),
    resource.titleField,
    ...columnsInText(resource.titlePattern ?? ''),
    ...resource.list.columns.map((name) => columnSelect(resource, name)),
    ...fieldsOfKind(resource, 'publish').map((field) => field.name),
    ...(resource.list.order === undefined ? [] : [resource.list.order]),
    ...columnsInPath(resource.publicPath ?? ''),
    ...fieldsOfKind(resource, 'slug').flatMap(({ orLeadsTo = [] }) => orLeadsTo),
    ...columnsInText(resource.confirmDelete).map((name) => columnSelect(resource, name)),
  ]);
}

/** Returns the PostgREST select list of a resource's form: the id, the series and every declared field. */
export function formSelect(resource: ResourceDefinition): string {
  return unique([
    'id',
    ...seriesColumn(resource),
    ...resource.fields.map(({ name }) => columnSelect(resource, name)),
  ]);
}

function seriesColumn({ repeats }: ResourceDefinition): string[] {
  return repeats ? [SERIES_COLUMN] : [];
}

/**
 * Returns a column's part of a select list. A relation is embedded with its title under the column's own
 * name; its foreign key is called `<table>_<column>_fkey`.
 */
function columnSelect({ table, fields }: ResourceDefinition, name: string): string {
  const field = fields.find((declared) => declared.name === name);
  if (field?.kind !== 'relation') return name;
  return `${name}:${field.to}!${table}_${name}_fkey(id,title:${resourceOf(field.to).titleField})`;
}

function unique(columns: readonly string[]): string {
  return [...new Set(columns)].join(',');
}
