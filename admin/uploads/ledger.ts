import { createContext, useContext, useMemo, useRef, useState } from 'react';

/** The uploads made while a form is open. */
export interface UploadLedger {
  /** Whether a file is being uploaded. The form cannot be saved meanwhile. */
  readonly isBusy: boolean;
  /** Counts a running upload. Call the returned function when it has ended. */
  readonly begin: () => () => void;
  readonly add: (address: string) => void;
  readonly list: () => readonly string[];
}

/** For a field outside a form with a ledger. */
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

/** Creates the ledger that an open form provides to its fields. */
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
