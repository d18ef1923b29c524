import type { Row } from '../lib/row';
import { fieldsOfKind } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import { placeSelect, rowPlace, type RowPlace } from '../crud/row/row-title';
import type { GetList } from './use-reading';

export interface LatestRow extends RowPlace {
  readonly pdf: string;
}

/** Reads the row that the list of a resource with a PDF shows first; null when there is none. */
export async function readLatest(getList: GetList, resource: ResourceDefinition): Promise<LatestRow | null> {
  const files = fieldsOfKind(resource, 'pdf').map(({ name }) => name);
  const { data } = await getList<Row>({
    resource: resource.table,
    sorters: resource.list.sort.map(({ by, order }) => ({ field: by, order })),
    pagination: { pageSize: 1 },
    meta: { select: placeSelect(resource, files) },
  });
  const [row] = data;
  if (!row) return null;
  const pdf = files.map((name) => row[name]).find((value) => typeof value === 'string');
  return { ...rowPlace(resource, row), pdf: typeof pdf === 'string' ? pdf : '' };
}
