import { useMemo, useSyncExternalStore } from 'react';

/** Takes a file of this computer; gives an address under which the page may show it, null until it has one. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(subscribe, read);
}

/** The address lives as long as somebody shows it: React may begin, end and begin again with the same file. */
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
