import { columnsInPath, columnsInText } from './placeholders';
import { fieldsOfKind, fileFields } from './derive-fields';
import type { ResourceDefinition } from './types';

/** Takes a resource; gives the PostgREST select list of its table screen: what cells, links, the delete question and file clean-up read. */
export function listSelect(resource: ResourceDefinition): string {
  return unique([
    'id',
    resource.titleField,
    ...columnsInText(resource.titlePattern ?? ''),
    ...resource.list.columns,
    ...fieldsOfKind(resource, 'publish').map((field) => field.name),
    ...fileFields(resource).map((field) => field.name),
    ...(resource.list.order === undefined ? [] : [resource.list.order]),
    ...columnsInPath(resource.publicPath ?? ''),
    ...columnsInText(resource.confirmDelete),
  ]);
}

/** Takes a resource; gives the PostgREST select list of its form: the key and every declared field. */
export function formSelect(resource: ResourceDefinition): string {
  return unique(['id', ...resource.fields.map((field) => field.name)]);
}

function unique(columns: readonly string[]): string {
  return [...new Set(columns)].join(',');
}
