import { lowerFirst } from '../../src/lib/text/turkish';
import type { Row } from '../lib/row';
import { fieldFilter } from '../fields/form-codec';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { fieldsOfKind } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import { listAddress } from '../crud/list/list-address';
import { linkSelect, rowLink, type RowLink } from '../crud/row/row-title';
import type { GetList } from './use-dashboard-query';

const RECENT_PER_RESOURCE = 5;
const RECENT_ROWS = 8;

interface ResourceStatus {
  readonly label: string;
  readonly isEmpty: boolean;
  /** Each number links to the list of exactly those rows. Empty for a singleton. */
  readonly counts: readonly RowLink[];
}

export interface RecentRow extends RowLink {
  readonly label: string;
  /** A timestamp as the database writes it. */
  readonly changedAt: string;
}

export interface Status {
  readonly resources: readonly ResourceStatus[];
  /** Newest first. */
  readonly recent: readonly RecentRow[];
}

/**
 * Reads how many rows each resource has, per publication state where it has one, and which rows changed last.
 */
export async function readStatus(
  getList: GetList,
  resources: readonly ResourceDefinition[],
): Promise<Status> {
  const read = await Promise.all(resources.map((resource) => readResource(getList, resource)));
  const recent = read.flatMap((resource) => resource.recent);
  return {
    resources: read,
    recent: recent.sort((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, RECENT_ROWS),
  };
}

async function readResource(
  getList: GetList,
  resource: ResourceDefinition,
): Promise<ResourceStatus & Pick<Status, 'recent'>> {
  const [{ data, total }, states] = await Promise.all([
    getList<Row>({
      resource: resource.table,
      sorters: [{ field: 'updated_at', order: 'desc' }],
      pagination: { pageSize: RECENT_PER_RESOURCE },
      meta: { select: linkSelect(resource, ['updated_at']) },
    }),
    readStates(getList, resource),
  ]);
  const all = { title: dashboardTexts.rows(total, resource.labels.one), to: listAddress(resource) };
  return {
    label: resource.labels.many,
    isEmpty: total === 0,
    counts: resource.isSingleton ? [] : states.length > 0 ? states : [all],
    recent: data.map((row) => ({
      ...rowLink(resource, row),
      label: resource.labels.one,
      changedAt: String(row.updated_at),
    })),
  };
}

/** The states are the choices of the publication filter. */
async function readStates(getList: GetList, resource: ResourceDefinition): Promise<RowLink[]> {
  const [field] = fieldsOfKind(resource, 'publish');
  const filter = field && fieldFilter(field);
  if (!filter || filter.offers === 'values' || 'Control' in filter.offers) return [];
  const now = new Date();
  return Promise.all(
    filter.offers.map(async (choice) => {
      const { total } = await getList<Row>({
        resource: resource.table,
        filters: filter.narrow(choice.value, now) ?? [],
        pagination: { pageSize: 1 },
        meta: { select: 'id' },
      });
      return {
        title: `${countWords(total)} ${choice.counted ?? lowerFirst(choice.label)}`,
        to: listAddress(resource, { filters: { [field.name]: choice.value } }),
      };
    }),
  );
}
