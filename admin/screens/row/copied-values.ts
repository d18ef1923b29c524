import { rowTexts } from '../../i18n/lists';
import type { FieldDeclaration, ResourceDefinition } from '../../schema/types';

type Values = Readonly<Record<string, unknown>>;

/** The query parameter of the create form that names the row to copy. */
export const COPY_PARAM = 'kopya';
/** That of a copy which is to be moved to the next year; on the form of a stored copy it names the row that was copied. */
export const NEXT_YEAR_PARAM = 'gelecek-yil';
const ID = /^[1-9]\d{0,15}$/;

/** Returns the row id in a part of an address, or null. */
export function rowId(part: string | null | undefined): number | null {
  return part != null && ID.test(part) ? Number(part) : null;
}

/** Returns the query with the row to copy set; a null `id` removes it. */
export function withCopiedId(query: URLSearchParams, id: number | null, isNextYear = false): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(NEXT_YEAR_PARAM);
  if (id === null) next.delete(COPY_PARAM);
  else next.set(COPY_PARAM, String(id));
  if (isNextYear) next.set(NEXT_YEAR_PARAM, '');
  return next;
}

/**
 * Returns the columns that a copy starts with: a draft with a title marked as a copy and without the slug.
 * Files are shared with the original. The purge keeps a file while a row or a history entry refers to it.
 */
export function copiedValues(resource: ResourceDefinition, row: Values): Values {
  return Object.fromEntries(
    resource.fields.map((field) => [field.name, copiedValue(resource, field, row[field.name])]),
  );
}

function copiedValue(resource: ResourceDefinition, field: FieldDeclaration, value: unknown): unknown {
  if (field.kind === 'publish') return null;
  // A row without a page stays one.
  if (field.kind === 'slug') return value === null ? null : undefined;
  const isTitle = field.name === resource.titleField && typeof value === 'string' && value.trim() !== '';
  if (!isTitle) return value;
  const limit = 'maxLength' in field && field.maxLength !== undefined ? field.maxLength : Infinity;
  const room = limit - rowTexts.copiedTitle('').length;
  return rowTexts.copiedTitle(Array.from(value.trim()).slice(0, room).join('').trimEnd());
}
