import { useQuery, useQueryClient } from '@tanstack/react-query';

interface PdfFacts {
  readonly bytes: number | undefined;
  readonly pages: number | undefined;
  /** Whether the address leads to no file. */
  readonly isMissing: boolean;
}

const LASTING = { staleTime: Infinity, retry: false } as const;

/** Returns the size of a stored PDF and, a moment later, its page count; '' is no PDF. */
export function usePdfFacts(address: string): PdfFacts {
  const size = useQuery({
    ...LASTING,
    queryKey: keyOf(address, 'bytes'),
    queryFn: () => fetchSize(address),
    enabled: address !== '',
  });
  const pages = useQuery({
    ...LASTING,
    queryKey: keyOf(address, 'pages'),
    queryFn: async () => (await import('./read-pdf')).countPages({ url: address }),
    enabled: size.isSuccess,
  });
  return { bytes: size.data, pages: pages.data, isMissing: size.isError };
}

/**
 * Returns the function that caches the facts of a PDF that was just stored, so that they are not fetched
 * again.
 */
export function useKnownPdf(): (address: string, facts: { bytes: number; pages: number }) => void {
  const cache = useQueryClient();
  return (address, { bytes, pages }) => {
    cache.setQueryData(keyOf(address, 'bytes'), bytes);
    cache.setQueryData(keyOf(address, 'pages'), pages);
  };
}

function keyOf(address: string, fact: 'bytes' | 'pages') {
  return ['pdf', address, fact];
}

async function fetchSize(address: string): Promise<number> {
  const response = await fetch(address, { method: 'HEAD' });
  if (!response.ok) throw new Error(String(response.status));
  return Number(response.headers.get('content-length') ?? 0);
}
