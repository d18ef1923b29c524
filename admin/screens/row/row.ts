import { isExternalLink } from '../../../src/lib/paths/links';
import { fillWords } from '../../fields/form-codec';
import { texts } from '../../i18n/texts';
import { fieldsOfKind, resourceRoutes, formSelect } from '../../schema/derive';
import { fillPath, columnsInText } from '../../schema/placeholders';
import type { Row, ResourceDefinition, FieldDeclaration } from '../../schema/types';
import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { publishState, type PublishState } from '../../lib/publish-state';
import { keys, type DataProvider, type GetListParams } from '@refinedev/core';
import { PREFETCHED_MS } from '../../lib/prefetch-lifetime';
import { useRights } from '../../data/access';
import { rowTexts } from '../../i18n/lists';

export function rowTitle(resource: ResourceDefinition, row: Row): string {
  const title = fillWords(resource, resource.titlePattern ?? `{${resource.titleField}}`, row);
  return title.trim() || texts.list.untitled;
}

/** A row's public address, which is on another site if the row has no page; null while visitors cannot see it. */
export function publicAddress(resource: ResourceDefinition, row: Row, now: Date): string | null {
  const isVisible = [undefined, 'published'].includes(rowState(resource, row, now));
  if (!isVisible || resource.publicPath === undefined) return null;
  return fillPath(resource.publicPath, row) ?? sourceAddress(resource, row);
}

function sourceAddress(resource: ResourceDefinition, row: Row): string | null {
  const [slug] = fieldsOfKind(resource, 'slug');
  const source = slug?.orLeadsTo === undefined ? null : row[slug.orLeadsTo];
  return typeof source === 'string' && isExternalLink(source) ? source : null;
}

/** The column that holds the publication time; undefined for resources without one. */
export function publishColumn(resource: ResourceDefinition): string | undefined {
  return fieldsOfKind(resource, 'publish')[0]?.name;
}

/** When a row is published; null for a draft, undefined where rows have no drafts. */
export function publishTime(resource: ResourceDefinition, row: Row): string | null | undefined {
  const column = publishColumn(resource);
  if (column === undefined) return undefined;
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** A row's state at `now`; undefined where rows have no drafts. */
export function rowState(resource: ResourceDefinition, row: Row, now: Date): PublishState | undefined {
  const time = publishTime(resource, row);
  return time === undefined ? undefined : publishState(time, now);
}

/** The present minute in ISO 8601, UTC, as the form writes it. */
export function presentMinute(): string {
  return istanbulInputToIso(isoToIstanbulInput(new Date().toISOString()));
}

/** A link to a row: its title and the address of its form. */
export interface RowLink {
  readonly title: string;
  readonly to: string;
  /** Small words beside the title, such as the resource and the date. */
  readonly notes?: readonly string[];
}

/** The select list for `rowLink` plus further columns. */
export function linkSelect(resource: ResourceDefinition, columns: readonly string[] = []): string {
  const naming = ['id', resource.titleField, ...columnsInText(resource.titlePattern ?? '')];
  return [...new Set([...naming, ...columns])].join(',');
}

/** Returns a link to a row that was read with `linkSelect`. */
export function rowLink(resource: ResourceDefinition, row: Row): RowLink {
  return {
    title: rowTitle(resource, row),
    to: resourceRoutes(resource).edit.replace(':id', String(row.id)),
  };
}

/** The select list of a form: its fields and the version. */
export function versionedSelect(resource: ResourceDefinition): string {
  return `${formSelect(resource)},updated_at`;
}

/** Reads a row as its form does. Throws what the provider throws. */
export async function readRow(
  { getOne }: Pick<DataProvider, 'getOne'>,
  resource: ResourceDefinition,
  id: number,
): Promise<Row> {
  const meta = { select: versionedSelect(resource) };
  return (await getOne<Row>({ resource: resource.table, id, meta })).data;
}

/** The query that a row's form makes, for prefetching. */
export function rowQuery({ getOne }: Pick<DataProvider, 'getOne'>, resource: ResourceDefinition, id: number) {
  const { table } = resource;
  const meta = { select: versionedSelect(resource) };
  return {
    queryKey: keys().data('default').resource(table).action('one').id(id).params(meta).get(),
    queryFn: () => getOne({ resource: table, id, meta }),
    staleTime: PREFETCHED_MS,
    gcTime: PREFETCHED_MS,
  };
}

/** Below the 1000 rows that hosted Supabase returns per request by default. */
const PAGE_SIZE = 500;
/** 20,000 rows. No association's list is longer, and a longer one would not fit into memory as one file. */
const MAX_PAGES = 40;

/** Reads all rows of a query page by page. Throws what the provider throws. */
export async function readAllRows(
  { getList }: Pick<DataProvider, 'getList'>,
  query: Omit<GetListParams, 'pagination'>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let currentPage = 1; currentPage <= MAX_PAGES; currentPage += 1) {
    const { data } = await getList<Row>({ ...query, pagination: { currentPage, pageSize: PAGE_SIZE } });
    // A row that moved to another page meanwhile would come twice.
    for (const row of data) rows.set(row.id, row);
    if (data.length < PAGE_SIZE) break;
  }
  return [...rows.values()];
}

/**
 * Returns the function that says whether the signed-in person may change a row. Rows that visitors see, or will see by
 * themselves, are changed by whoever may publish; others read them.
 */
export function useMayChange(resource: ResourceDefinition): (row: Row) => boolean {
  const may = useRights();
  return (row) =>
    may('publish', resource.table) ||
    (may('edit', resource.table) && rowState(resource, row, new Date()) === 'draft');
}

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

/** The row of which the form's row is a copy for the next year, until the form is closed. */
export function copiedForNextYear(query: URLSearchParams): number | null {
  return rowId(query.get(NEXT_YEAR_PARAM));
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
