import { rowTexts } from '../../i18n/lists';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';

type Values = Readonly<Record<string, unknown>>;

/** The create form's question in the address: the row it starts from. */
export const COPIED = 'kopya';
const ID = /^[1-9]\d{0,15}$/;

/** Takes a part of an address; gives the row's id that it is, or null. */
export function rowId(part: string | null | undefined): number | null {
  return part != null && ID.test(part) ? Number(part) : null;
}

/** Takes an address's query; gives the id of the row that the create form is to start from, or null. */
export function copiedId(query: URLSearchParams): number | null {
  return rowId(query.get(COPIED));
}

/** Takes an address's query and a row's id, null for none; gives the query that asks the create form to start from it. */
export function withCopiedId(query: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (id === null) next.delete(COPIED);
  else next.set(COPIED, String(id));
  return next;
}

/**
 * Takes a resource and a row of it; gives the columns that a copy starts with: a draft, named as a copy, with an address
 * yet to be made. Files are shared; none is removed while a row shows it (use-file-removal).
 */
export function copiedValues(resource: ResourceDefinition, row: Values): Values {
  return Object.fromEntries(
    resource.fields.map((field) => [field.name, copiedValue(resource, field, row[field.name])]),
  );
}

function copiedValue(resource: ResourceDefinition, field: FieldDeclaration, value: unknown): unknown {
  if (field.kind === 'publish' || field.kind === 'slug') return null;
  const isTitle = field.name === resource.titleField && typeof value === 'string' && value.trim() !== '';
  if (!isTitle) return value;
  const limit = 'maxLength' in field && field.maxLength !== undefined ? field.maxLength : Infinity;
  const room = limit - rowTexts.copiedTitle('').length;
  return rowTexts.copiedTitle(Array.from(value.trim()).slice(0, room).join('').trimEnd());
}
