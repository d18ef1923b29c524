import { useDataProvider, type CrudFilter, type DataProvider } from '@refinedev/core';
import { errorMessage } from '../../src/lib/error-message';
import { fieldsOfKind, fileFields } from '../schema/derive-fields';
import type { FieldDeclaration } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';
import { removeFiles } from './media-storage';
import { forgetUnsaved, isInDraft, rememberUnsaved } from './unsaved-files';

/**
 * Returns the function that removes files that no row shows any more. A file shared with another row stays,
 * and one in a draft is checked again at the next start. It resolves to an error message or null.
 */
export function useFileRemoval(
  resource: ResourceDefinition,
): (addresses: readonly string[]) => Promise<string | null> {
  const provider = useDataProvider()();

  return async (addresses) => {
    try {
      const unneeded: string[] = [];
      for (const address of addresses) {
        if (await isShownByRow(provider, resource, address)) forgetUnsaved([address]);
        else if (isInDraft(address)) rememberUnsaved(address);
        else unneeded.push(address);
      }
      return await removeFiles(unneeded);
    } catch (error) {
      return errorMessage(error);
    }
  };
}

/** Whether a row of the resource shows the file: as a picture, in a gallery, as a PDF or in a text. */
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
