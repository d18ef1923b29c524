import { createContext, useContext, useMemo, useState } from 'react';

/** Counts the uploads of an open form, which cannot be saved meanwhile. */
export interface RunningUploads {
  readonly isBusy: boolean;
  /** Counts a running upload. Call the returned function when it has ended. */
  readonly begin: () => () => void;
}

/** The default serves a field outside a form. */
export const RunningUploadsContext = createContext<RunningUploads>({
  isBusy: false,
  begin: () => () => undefined,
});

export const useRunningUploads = () => useContext(RunningUploadsContext);

export function useNewRunningUploads(): RunningUploads {
  const [running, setRunning] = useState(0);
  return useMemo(
    () => ({
      isBusy: running > 0,
      begin: () => {
        setRunning((count) => count + 1);
        return () => setRunning((count) => count - 1);
      },
    }),
    [running],
  );
}
