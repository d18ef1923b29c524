import { lowerFirst } from '../../src/lib/text/turkish';
import type { Row } from '../lib/row';
import { fieldFilter } from '../fields/form-codec';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { fieldsOfKind } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import { listAddress, wholeListAddress } from '../crud/list/list-address';
import type { RowLink } from '../crud/row/row-title';
import type { GetList } from './use-dashboard-query';

interface ResourceStatus {
  readonly label: string;
  readonly isEmpty: boolean;
  /** Each number links to the list of exactly those rows. Empty for a singleton. */
  readonly counts: readonly RowLink[];
}

export interface Status {
  readonly resources: readonly ResourceStatus[];
}

/** Reads how many rows each resource has, per publication state where it has one. */
export async function readStatus(
  getList: GetList,
  resources: readonly ResourceDefinition[],
): Promise<Status> {
  return { resources: await Promise.all(resources.map((resource) => readResource(getList, resource))) };
}

async function readResource(getList: GetList, resource: ResourceDefinition): Promise<ResourceStatus> {
  const [{ total }, states] = await Promise.all([
    getList<Row>({
      resource: resource.table,
      pagination: { pageSize: 1 },
      meta: { select: 'id' },
    }),
    readStates(getList, resource),
  ]);
  const all = { title: dashboardTexts.rows(total, resource.labels.one), to: wholeListAddress(resource) };
  return {
    label: resource.labels.many,
    isEmpty: total === 0,
    counts: resource.isSingleton ? [] : states.length > 0 ? states : [all],
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
