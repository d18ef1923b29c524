import type { CrudFilter, DataProvider } from '@refinedev/core';
import { fieldsOfKind, fileFields } from '../schema/derive-fields';
import type { FieldDeclaration } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';

/** Takes a file's address; says whether a row of the resource shows it: as a picture, in a gallery, as a PDF or inside a text. */
export async function isShownByRow(
  provider: DataProvider,
  resource: ResourceDefinition,
  address: string,
): Promise<boolean> {
  for (const field of [...fileFields(resource), ...fieldsOfKind(resource, 'richtext')]) {
    const { total } = await provider.getList({
      resource: resource.table,
      filters: [holding(field, address)],
      pagination: { currentPage: 1, pageSize: 1 },
      meta: { select: 'id' },
    });
    if (total > 0) return true;
  }
  return false;
}

function holding({ name, kind }: FieldDeclaration, address: string): CrudFilter {
  if (kind === 'gallery') return { field: name, operator: 'ina', value: JSON.stringify([address]) };
  return { field: name, operator: kind === 'richtext' ? 'contains' : 'eq', value: address };
}
