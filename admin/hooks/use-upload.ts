import { useState } from 'react';
import { errorMessage } from '../../src/shared/error-message';
import { messages } from '../../src/shared/messages';
import { getSupabase } from '../providers/supabase-client';
import { MEDIA_BUCKET, storedAddress, storedFile, storedName } from './media-file';
import { ImageRefused, prepareImage, type PreparedImage } from './prepare-image';
import { useUploadLedger } from './upload-ledger';

/** Specification, section 9: storage cache. */
const CACHE_SECONDS = '3600';

export type UploadState =
  | { readonly phase: 'idle' | 'preparing' | 'uploading' }
  | { readonly phase: 'failed'; readonly message: string };

export interface Upload {
  readonly state: UploadState;
  /** Gives the stored address, or null after a failure that `state` tells of. */
  readonly upload: (file: File) => Promise<string | null>;
  readonly reset: () => void;
}

/** Takes a folder of the media bucket; gives the one way a field puts a picture there. Nothing typed is touched by a failure. */
export function useUpload(folder: string): Upload {
  const ledger = useUploadLedger();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });

  async function upload(file: File): Promise<string | null> {
    const end = ledger.begin();
    try {
      setState({ phase: 'preparing' });
      const image = await prepareImage(file);
      setState({ phase: 'uploading' });
      const address = await store(folder, image);
      ledger.add(address);
      setState({ phase: 'idle' });
      return address;
    } catch (error) {
      const message = errorMessage(error);
      setState({
        phase: 'failed',
        message: error instanceof ImageRefused ? message : messages.errors.uploadFailed(message),
      });
      return null;
    } finally {
      end();
    }
  }

  return { state, upload, reset: () => setState({ phase: 'idle' }) };
}

/** The bytes go as the request's body: the embedded backend reads no unnamed multipart field (design/backend.md). */
async function store(folder: string, { body, type, extension }: PreparedImage): Promise<string> {
  const media = getSupabase().storage.from(MEDIA_BUCKET);
  const name = storedName(folder, extension, new Date());
  const { error } = await media.upload(name, body, {
    contentType: type,
    cacheControl: CACHE_SECONDS,
    upsert: false,
  });
  if (error) throw error;
  return storedAddress(media.getPublicUrl(name).data.publicUrl, window.location.origin);
}

/** Takes addresses from rows; removes those files that lie in our bucket. Gives the error's message when the backend refuses. */
export async function removeFiles(addresses: readonly string[]): Promise<string | null> {
  const media = getSupabase().storage.from(MEDIA_BUCKET);
  const backend = new URL(media.getPublicUrl('x').data.publicUrl).origin;
  const names = addresses.flatMap((address) => storedFile(address, backend, window.location.origin) ?? []);
  if (names.length === 0) return null;
  const { error } = await media.remove(names);
  return error && errorMessage(error);
}
