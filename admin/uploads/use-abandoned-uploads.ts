import { useEffect } from 'react';
import { removeUnused } from './remove-unused';
import { abandonedFiles } from './unsaved-files';

/**
 * Removes the files that this browser uploaded for forms that ended without saving, by a closed tab or a
 * crash. A file that cannot be removed now stays listed for the next start.
 */
export function useAbandonedUploads(): void {
  useEffect(() => {
    void abandonedFiles().then(removeUnused);
  }, []);
}
