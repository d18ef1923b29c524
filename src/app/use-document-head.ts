import { useEffect } from 'react';
import type { PageMeta } from '../shared/page-data';
import { PAGE_TAG, pageHead } from './head';

/** Keeps the document's head true to the page that is shown; the server wrote the same tags first. */
export function useDocumentHead(meta: PageMeta): void {
  useEffect(() => {
    const template = document.createElement('template');
    template.innerHTML = pageHead(meta, window.location.origin);
    for (const outdated of document.head.querySelectorAll(`[${PAGE_TAG}]`)) outdated.remove();
    document.head.append(template.content);
  }, [meta]);
}
