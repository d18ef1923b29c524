import { useMemo, useSyncExternalStore } from 'react';

/** Returns an object URL for a file; null until there is one. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(subscribe, read);
}

/** Revoked when the last subscriber leaves: React may mount, unmount and remount with the same file. */
function objectUrl(file: Blob | null) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (onChange: () => void) => {
      if (file === null) return () => undefined;
      const shown = URL.createObjectURL(file);
      url = shown;
      onChange();
      return () => {
        URL.revokeObjectURL(shown);
        url = null;
      };
    },
  };
}
