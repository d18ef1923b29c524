import { errorMessage } from '../../src/lib/error-message';
import { getBackend, getSupabase } from '../providers/supabase-client';
import { mediaAddress, storedFile } from './media-file';
import { removeFiles } from './media-storage';
import { forgetUnsaved, isInDraft, rememberUnsaved } from './unsaved-files';

/**
 * Removes uploads that no saved row got. A file that any row or any version in the history shows stays, and one
 * in a draft is checked again at the next start. Resolves to an error message or null.
 */
export async function removeUnused(addresses: readonly string[]): Promise<string | null> {
  try {
    const unused = await findUnused(addresses);
    forgetUnsaved(addresses.filter((address) => !unused.includes(address)));
    for (const address of unused.filter(isInDraft)) rememberUnsaved(address);
    return await removeFiles(unused.filter((address) => !isInDraft(address)));
  } catch (error) {
    return errorMessage(error);
  }
}

/**
 * Removes the files of a hosted project that are older than 30 days and shown by nothing. The embedded backend
 * does it by itself; in front of a hosted project no server has the right.
 */
export async function removeOldFiles(): Promise<void> {
  if (getBackend().url === window.location.origin) return;
  const { data } = await getSupabase().rpc('unused_files');
  await removeFiles((data ?? []).map(mediaAddress));
}

async function findUnused(addresses: readonly string[]): Promise<string[]> {
  const nameOf = (address: string) => storedFile(address) ?? '';
  const names = addresses.map(nameOf).filter((name) => name !== '');
  if (names.length === 0) return [];
  const { data, error } = await getSupabase().rpc('unused_files', { names });
  if (error) throw error;
  return addresses.filter((address) => data.includes(nameOf(address)));
}
