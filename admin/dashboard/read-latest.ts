import type { Row } from '../lib/row';
import { fieldsOfKind } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import { linkSelect, rowLink, type RowLink } from '../crud/row/row-title';
import type { GetList } from './use-dashboard-query';

export interface LatestRow extends RowLink {
  readonly pdf: string;
}

/** Reads the row that the list of a resource with a PDF shows first; null when there is none. */
export async function readLatest(getList: GetList, resource: ResourceDefinition): Promise<LatestRow | null> {
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
