import { useDataProvider, type CrudFilter } from '@refinedev/core';
import { errorMessage } from '../../src/shared/error-message';
import { fieldsOfKind } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import { removeFiles } from './use-upload';

/**
 * Takes a resource; gives a function that removes files no row shows any more. A file that another row shares stays.
 * The function gives the message of a failure, or null.
 */
export function useFileRemoval(
  resource: ResourceDefinition,
): (addresses: readonly string[]) => Promise<string | null> {
  const provider = useDataProvider()();
  const columns = fieldsOfKind(resource, 'image').map((field) => field.name);

  async function isShared(address: string): Promise<boolean> {
    const shownBy: CrudFilter = {
      operator: 'or',
      value: columns.map((field) => ({ field, operator: 'eq', value: address })),
    };
    const { total } = await provider.getList({
      resource: resource.table,
      filters: [shownBy],
      pagination: { currentPage: 1, pageSize: 1 },
      meta: { select: 'id' },
    });
    return total > 0;
  }

  return async (addresses) => {
    try {
      const unneeded: string[] = [];
      for (const address of addresses) if (!(await isShared(address))) unneeded.push(address);
      return await removeFiles(unneeded);
    } catch (error) {
      return errorMessage(error);
    }
  };
}
