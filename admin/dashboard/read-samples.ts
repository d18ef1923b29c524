import { rowLink, type RowLink } from '../crud/row/row-title';
import type { SampleRows } from '../providers/samples';
import type { ResourceDefinition } from '../schema/types';

/** What a resource still has of the sample content. */
export interface ResourceSamples {
  readonly resource: ResourceDefinition;
  readonly total: number;
  /** The first of them. */
  readonly rows: readonly RowLink[];
}

/** Reads the sample content in the order of the declarations. Tables that no resource declares are left out. */
export async function readSamples(
  readRows: () => Promise<readonly SampleRows[]>,
  resources: readonly ResourceDefinition[],
): Promise<ResourceSamples[]> {
  const read = await readRows();
  return resources.flatMap((resource) => {
    const found = read.find(({ table }) => table === resource.table);
    if (!found) return [];
    return [{ resource, total: found.total, rows: found.rows.map((row) => rowLink(resource, row)) }];
  });
}
