import { useEffect, useState } from 'react';
import type { Prepare } from './prepared-file';
import { useRestoreSession } from '../lib/session-recovery-context';
import type { UploadTarget } from './start-upload';
import { createUploadQueue, type UploadQueue, type UploadItem } from './upload-queue';
import { useUploadLedger } from './ledger';

export interface Uploads extends Omit<UploadQueue, 'serve' | 'cancelAll'> {
  /** Running and failed files, in the order in which they were chosen. */
  readonly items: readonly UploadItem[];
}

/** The uploads of a field that holds several files. They stop when the field unmounts. */
export function useUploads(target: UploadTarget, onStored: (addresses: readonly string[]) => void): Uploads {
  const ledger = useUploadLedger();
  const recover = useRestoreSession();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [queue] = useState(() => createUploadQueue(target));
  useEffect(
    () => queue.serve({ ledger, recover, onChange: setItems, onStored }),
    [queue, ledger, recover, onStored],
  );
  useEffect(() => () => queue.cancelAll(), [queue]);

  return { items, add: queue.add, retry: queue.retry, cancel: queue.cancel };
}

export interface Upload {
  /** The chosen file while it is uploading or after it has failed. */
  readonly item: UploadItem | null;
  /** Stops the previous upload. */
  readonly start: (file: File, prepare: Prepare) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** The upload of a field that holds one file. */
export function useUpload(target: UploadTarget, onStored: (address: string) => void): Upload {
  const { items, add, retry, cancel } = useUploads(target, (addresses) => {
    for (const address of addresses.slice(-1)) onStored(address);
  });
  const item = items[0] ?? null;
  const stop = () => items.forEach(({ key }) => cancel(key));
  return {
    item,
    start: (file, prepare) => {
      stop();
      add([file], prepare);
    },
    retry: () => item && retry(item.key),
    cancel: stop,
  };
}
