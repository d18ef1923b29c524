import { removeOldFiles, removeUnused } from './remove-unused';
import { abandonedFiles } from './unsaved-files';

/**
 * Removes the files that this browser uploaded for forms that ended without saving, by a closed tab or a
 * crash, and what the purge left to the back office. Rejects if the unused files cannot be listed.
 */
export async function removeAbandonedUploads(): Promise<void> {
  await removeUnused(await abandonedFiles());
  await removeOldFiles();
}
