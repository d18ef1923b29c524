import { useEffect, useRef } from 'react';
import type { PageMeta } from '../shared/page-data';
import { PAGE_TAG, pageHead } from './head';

/** Keeps the document's head true to the page that is shown; the server wrote the same tags first. */
export function useDocumentHead(meta: PageMeta): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const head = pageHead(meta, window.location.origin);
    const isFirst = shown.current === undefined;
    // Navigations inside the back office change nothing here; its screens set their own titles.
    if (head === shown.current) return;
    shown.current = head;
    const template = document.createElement('template');
    template.innerHTML = head;
    // What the server wrote of the first page stays, with the data for search engines that it alone writes.
    if (isFirst && template.content.querySelector('title')?.text === document.title) return;
    for (const outdated of document.head.querySelectorAll(`[${PAGE_TAG}]`)) outdated.remove();
    document.head.append(template.content);
  }, [meta]);
}
