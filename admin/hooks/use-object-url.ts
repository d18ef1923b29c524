import { useEffect, useMemo } from 'react';

/** Takes a file of this computer; gives an address under which the page may show it until it shows another. */
export function useObjectUrl(file: Blob | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}
