import { useDataProvider } from '@refinedev/core';
import { errorMessage } from '../../src/shared/error-message';
import type { ResourceDefinition } from '../schema/types';
import { removeFiles } from './media-storage';
import { isShownByRow } from './shown-file';

/**
 * Takes a resource; gives a function that removes files no row shows any more. A file that another row shares stays.
 * The function gives the message of a failure, or null.
 */
export function useFileRemoval(
  resource: ResourceDefinition,
): (addresses: readonly string[]) => Promise<string | null> {
  const provider = useDataProvider()();

  return async (addresses) => {
    try {
      const unneeded: string[] = [];
      for (const address of addresses) {
        if (!(await isShownByRow(provider, resource, address))) unneeded.push(address);
      }
      return await removeFiles(unneeded);
    } catch (error) {
      return errorMessage(error);
    }
  };
}
