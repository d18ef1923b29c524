import { createContext, useContext, useMemo, useRef, useState } from 'react';

/** What a form remembers of the uploads made while it is open. */
export interface UploadLedger {
  /** True while a file is on its way: the form waits with saving. */
  readonly isBusy: boolean;
  /** Counts a running upload; call what it gives when the upload ended. */
  readonly begin: () => () => void;
  readonly add: (address: string) => void;
  readonly list: () => readonly string[];
}

/** A field outside a form that keeps a ledger uploads without one. */
const NO_LEDGER: UploadLedger = {
  isBusy: false,
  begin: () => () => undefined,
  add: () => undefined,
  list: () => [],
};

export const UploadLedgerContext = createContext<UploadLedger>(NO_LEDGER);

export function useUploadLedger(): UploadLedger {
  return useContext(UploadLedgerContext);
}

/** Gives the ledger of one opened form, to be provided to its fields. */
export function useNewUploadLedger(): UploadLedger {
  const [running, setRunning] = useState(0);
  const addresses = useRef<string[]>([]);

  return useMemo(
    () => ({
      isBusy: running > 0,
      begin: () => {
        setRunning((count) => count + 1);
        return () => setRunning((count) => count - 1);
      },
      add: (address) => addresses.current.push(address),
      list: () => addresses.current,
    }),
    [running],
  );
}
