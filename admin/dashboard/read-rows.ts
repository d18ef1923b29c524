import type { CrudFilter } from '@refinedev/core';
import { civilDateOf, formatTimestamp, istanbulInputToIso, todayInIstanbul } from '../../src/lib/dates/dates';
import { lowerFirst } from '../../src/lib/text/turkish';
import { listAddress, SAMPLES_ONLY, wholeListAddress } from '../screens/list/list-address';
import { linkSelect, rowLink, type RowLink } from '../screens/row/row-title';
import { fieldFilter, fieldToText } from '../fields/form-codec';
import { countRows, countWords } from '../i18n/count-words';
import type { SampleCount } from '../data/overview';
import { resources } from '../resources/index';
import { dayField, fieldsOfKind, resourceRoutes } from '../schema/derive';
import type { FieldDeclaration, Row, ResourceDefinition } from '../schema/types';
import type { GetList } from './panel';

const ROWS = 6;

type DatedRow = Awaited<ReturnType<typeof readFrom>>[number];

/**
 * Reads the next dated rows of the resources from today on, soonest first. An event's own calendar entry is
 * left out.
 */
export async function readUpcoming(
  getList: GetList,
  resources: readonly ResourceDefinition[],
): Promise<DatedRow[]> {
  const today = todayInIstanbul();
  const read = await Promise.all(
    resources.map(async (resource) => {
      const field = dayField(resource);
      if (!field) return [];
      const from = field.kind === 'date' ? today : istanbulInputToIso(`${today}T00:00`);
      return readFrom(getList, resource, field, from);
    }),
  );
  const seen = new Set<string>();
  const isNew = ({ day, title }: DatedRow) => seen.size < seen.add(`${day} ${title}`).size;
  return soonest(read.flat().filter(isNew));
}

export async function readScheduled(
  getList: GetList,
  resources: readonly ResourceDefinition[],
): Promise<DatedRow[]> {
  const now = new Date().toISOString();
  const read = await Promise.all(
    resources.flatMap((resource) =>
      fieldsOfKind(resource, 'publish').map((field) => readFrom(getList, resource, field, now)),
    ),
  );
  return soonest(read.flat());
}

function soonest(rows: readonly DatedRow[]): DatedRow[] {
  return [...rows].sort((a, b) => a.day.localeCompare(b.day)).slice(0, ROWS);
}

/** Reads the next rows by a date, which they have with the resource's name in their notes. */
async function readFrom(
  getList: GetList,
  resource: ResourceDefinition,
  field: FieldDeclaration,
  from: string,
) {
  const { data } = await getList<Row>({
    resource: resource.table,
    filters: [{ field: field.name, operator: 'gte', value: from }],
    sorters: [{ field: field.name, order: 'asc' }],
    pagination: { pageSize: ROWS },
    meta: { select: linkSelect(resource, [field.name]) },
  });
  return data.map((row) => ({
    ...rowLink(resource, row),
    notes: [
      // The time alone says that a publication is scheduled.
      field.kind === 'publish'
        ? formatTimestamp(String(row[field.name]))
        : fieldToText(field, row[field.name]),
      resource.labels.one,
    ],
    /** Makes dates with and without a time comparable. */
    day: civilDateOf(String(row[field.name])),
  }));
}

/**
 * Reads how many rows each resource has, per publication state where it has one. Each number above zero links to the list of exactly
 * those rows; a singleton has none.
 */
export function readStatus(getList: GetList, resources: readonly ResourceDefinition[]) {
  const counted = resources.filter(({ isSingleton }) => !isSingleton);
  return Promise.all(
    counted.map(async (resource) => ({ resource, counts: await readCounts(getList, resource) })),
  );
}

async function readCounts(getList: GetList, resource: ResourceDefinition): Promise<RowLink[]> {
  const [field] = fieldsOfKind(resource, 'publish');
  const filter = field && fieldFilter(field);
  if (!filter || filter.offers === 'values' || 'Control' in filter.offers) {
    const total = await readTotal(getList, resource);
    const title = countRows(total, resource.labels.one);
    return total === 0 ? [] : [{ title, to: wholeListAddress(resource) }];
  }
  const now = new Date();
  const read = await Promise.all(
    filter.offers.map(async (choice) => {
      const total = await readTotal(getList, resource, filter.narrow(choice.value, now) ?? []);
      const title = `${countWords(total)} ${choice.counted ?? lowerFirst(choice.label)}`;
      const to = listAddress(resource, { filters: { [field.name]: choice.value } });
      return total === 0 ? [] : [{ title, to }];
    }),
  );
  return read.flat();
}

async function readTotal(getList: GetList, resource: ResourceDefinition, filters: CrudFilter[] = []) {
  const { total } = await getList<Row>({
    resource: resource.table,
    filters,
    pagination: { pageSize: 1 },
    meta: { select: 'id' },
  });
  return total;
}

/** Reads the row that the list of a resource with a PDF shows first; null when there is none. */
export async function readLatest(
  getList: GetList,
  resource: ResourceDefinition,
): Promise<(RowLink & { pdf: string }) | null> {
  const files = fieldsOfKind(resource, 'pdf').map(({ name }) => name);
  const { data } = await getList<Row>({
    resource: resource.table,
    sorters: resource.list.sort.map(({ by, order }) => ({ field: by, order })),
    pagination: { pageSize: 1 },
    meta: { select: linkSelect(resource, files) },
  });
  const [row] = data;
  if (!row) return null;
  const pdf = files.map((name) => row[name]).find((value) => typeof value === 'string');
  return { ...rowLink(resource, row), pdf: typeof pdf === 'string' ? pdf : '' };
}

/**
 * Links each table that still has sample content to the list of it, or a table with one row to its form, in the order of
 * the declarations. Tables that no resource declares are left out.
 */
export function sampleLinks(read: readonly SampleCount[]): RowLink[] {
  return resources.flatMap((resource) => {
    const { isSingleton, labels } = resource;
    const found = read.find((count) => count.resource === resource.table);
    if (!found) return [];
    if (isSingleton) return [{ title: labels.many, to: resourceRoutes(resource).edit }];
    const to = listAddress(resource, { filters: SAMPLES_ONLY });
    return [{ title: labels.many, to, notes: [countRows(found.total, labels.one)] }];
  });
}
