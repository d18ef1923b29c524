import { createContext, use, useEffect } from 'react';
import type { PageMeta } from '../lib/page-data';

interface PageHead {
  /** Receives the page's own metadata on the server, which writes the head after rendering the page. */
  collect?: ((own: PageMeta) => void) | undefined;
  /** Shows the page's own metadata over the route's in the browser's document. */
  show: (own: PageMeta) => void;
}

/** The default lets components render outside the site, as in tests. */
export const PageHeadContext = createContext<PageHead>({ show: () => undefined });

/** Adds metadata that depends on the page's data, for as long as the caller is shown. A page has one caller at a time. */
export function usePageHead(own: PageMeta): void {
  const { collect, show } = use(PageHeadContext);
  collect?.(own);
  useEffect(() => {
    show(own);
    return () => show({});
  });
}
