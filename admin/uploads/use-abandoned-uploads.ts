import { useDataProvider } from '@refinedev/core';
import { useEffect, useEffectEvent } from 'react';
import type { ResourceDefinition } from '../schema/types';
import { removeFiles } from './media-storage';
import { abandonedFiles, forgetUnsaved } from './unsaved-files';
import { isShownByRow } from './use-file-removal';

/**
 * Removes the files that this browser uploaded for forms that ended without saving, by a closed tab or a
 * crash.
 */
export function useAbandonedUploads(resources: readonly ResourceDefinition[]): void {
  const provider = useDataProvider()();

  async function isShown(address: string): Promise<boolean> {
    for (const resource of resources) if (await isShownByRow(provider, resource, address)) return true;
    return false;
  }

  const sweep = useEffectEvent(async () => {
    for (const address of await abandonedFiles()) {
      if (await isShown(address)) forgetUnsaved([address]);
      else await removeFiles([address]);
    }
  });

  useEffect(() => {
    // A file that cannot be removed now stays listed for the next start.
    sweep().catch(() => undefined);
  }, []);
}
