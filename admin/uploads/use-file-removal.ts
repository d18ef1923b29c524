import { useDataProvider } from '@refinedev/core';
import { errorMessage } from '../../src/shared/error-message';
import type { ResourceDefinition } from '../schema/types';
import { removeFiles } from './media-storage';
import { isShownByRow } from './shown-file';
import { forgetUnsaved, isInDraft, rememberUnsaved } from './unsaved-files';

/**
 * Takes a resource; gives a function that removes files no row shows any more. A file that another row shares stays, and
 * one that a draft shows is looked at again when the back office is opened next. The function gives the message of a
 * failure, or null.
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
