import { civilDateOf, formatTimestamp, istanbulInputToIso, todayInIstanbul } from '../../src/lib/dates/dates';
import { fieldToText } from '../fields/form-codec';
import type { Row } from '../lib/row';
import { fieldsOfKind, dayField } from '../schema/derive-fields';
import type { FieldDeclaration } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';
import { linkSelect, rowLink, type RowLink } from '../crud/row/row-title';
import type { GetList } from './use-dashboard-query';

const ROWS = 6;

export interface DatedRow extends RowLink {
  readonly label: string;
  /** The date as its field kind writes it. */
  readonly when: string;
  /** Makes dates with and without a time comparable. */
  readonly day: string;
}

/**
 * Reads the next dated rows of all resources from today on, soonest first. An event's own calendar entry is
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
  return read
    .flat()
    .filter(({ day, title }) => {
      const key = `${day} ${title}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, ROWS);
}

/** Reads the next scheduled publications. */
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
  return read
    .flat()
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, ROWS);
}

async function readFrom(
  getList: GetList,
  resource: ResourceDefinition,
  field: FieldDeclaration,
  from: string,
): Promise<DatedRow[]> {
  const { data } = await getList<Row>({
    resource: resource.table,
    filters: [{ field: field.name, operator: 'gte', value: from }],
    sorters: [{ field: field.name, order: 'asc' }],
    pagination: { pageSize: ROWS },
    meta: { select: linkSelect(resource, [field.name]) },
  });
  return data.map((row) => ({
    ...rowLink(resource, row),
    label: resource.labels.one,
    // The time alone says that a publication is scheduled.
    when:
      field.kind === 'publish'
        ? formatTimestamp(String(row[field.name]))
        : fieldToText(field, row[field.name]),
    day: civilDateOf(String(row[field.name])),
  }));
}
