import { resourceOf } from './define-resource';
import { columnsInPath, columnsInText } from './placeholders';
import { fieldsOfKind } from './derive-fields';
import { SERIES_COLUMN, type ResourceDefinition } from './types';

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
