import { useEffect } from 'react';
import { removeOldFiles, removeUnused } from './remove-unused';
import { abandonedFiles } from './unsaved-files';

/**
 * Removes the files that this browser uploaded for forms that ended without saving, by a closed tab or a
 * crash, and what the purge left to the back office. What cannot be removed now is tried again at the next
 * start.
 */
export function useAbandonedUploads(): void {
  useEffect(() => {
    abandonedFiles()
      .then(removeUnused)
      .then(removeOldFiles)
      .catch(() => undefined);
  }, []);
}
