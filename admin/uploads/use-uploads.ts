import { useEffect, useState } from 'react';
import type { Prepare } from './prepared-file';
import { useSessionRestoring } from '../lib/session-recovery';
import type { UploadTarget } from './start-upload';
import { createUploadBatch, type UploadBatch, type UploadItem } from './batch';
import { useUploadLedger } from './ledger';

export interface Uploads extends Omit<UploadBatch, 'serve' | 'cancelAll'> {
  /** Files on their way and failed ones, in the order in which they were chosen. */
  readonly items: readonly UploadItem[];
}

/**
 * Takes where files go and what to do with addresses that arrive; gives the uploads of a field that holds several. They
 * end with the field: who closes the form stops them.
 */
export function useUploads(target: UploadTarget, onStored: (addresses: readonly string[]) => void): Uploads {
  const ledger = useUploadLedger();
  const recover = useSessionRestoring();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [batch] = useState(() => createUploadBatch(target));
  useEffect(
    () => batch.serve({ ledger, recover, onChange: setItems, onStored }),
    [batch, ledger, recover, onStored],
  );
  useEffect(() => () => batch.cancelAll(), [batch]);

  return { items, add: batch.add, retry: batch.retry, cancel: batch.cancel };
}

export interface Upload {
  /** The chosen file while it is on its way or after it has failed. */
  readonly item: UploadItem | null;
  /** Stops the one before it. */
  readonly start: (file: File, prepare: Prepare) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** The same for a field that holds one file. */
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
