import { createContext, use, useEffect } from 'react';
import type { PageMeta } from '../lib/page-data';

interface PageHead {
  /** The metadata of the route. */
  base: PageMeta;
  /** Receives the metadata on the server, which writes the head after rendering the page. */
  collect?: ((meta: PageMeta) => void) | undefined;
  /** Writes the metadata into the browser's document. */
  write: (meta: PageMeta) => void;
}

/** The default lets components render outside the site, as in tests. */
export const PageHeadContext = createContext<PageHead>({ base: {}, write: () => undefined });

/** Adds metadata that depends on the page's data. The innermost call wins. */
export function usePageHead(own: PageMeta): void {
  const { base, collect, write } = use(PageHeadContext);
  const meta = { ...base, ...own };
  collect?.(meta);
  useEffect(() => write(meta));
}
