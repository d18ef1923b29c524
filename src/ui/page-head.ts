import { createContext, use, useEffect } from 'react';
import type { PageMeta } from '../lib/page-data';

interface PageHead {
  /** What the route table says of the page. */
  base: PageMeta;
  /** Hears it on the server, which writes the document's head after the page. */
  collect?: ((meta: PageMeta) => void) | undefined;
  /** Writes it into the browser's document. */
  write: (meta: PageMeta) => void;
}

/** Outside of the site, as in a component's test, nobody wants to know. */
export const PageHeadContext = createContext<PageHead>({ base: {}, write: () => undefined });

/** Says of the shown page what only its data can say; the page within has the last word. */
export function usePageHead(own: PageMeta): void {
  const { base, collect, write } = use(PageHeadContext);
  const meta = { ...base, ...own };
  collect?.(meta);
  useEffect(() => write(meta));
}
