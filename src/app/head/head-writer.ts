import type { PageMeta } from '../../lib/page-data';
import { PAGE_TAG, pageHead } from './head';

/** Gives a function that writes a page's title and meta tags into the browser's head. Of several calls in one task the last one is written. */
export function createHeadWriter(): (meta: PageMeta) => void {
  let latest: PageMeta | undefined;
  let written: string | undefined;

  function write() {
    if (!latest) return;
    const head = pageHead(latest, window.location.origin);
    const isFirst = written === undefined;
    if (head === written) return;
    written = head;
    const template = document.createElement('template');
    template.innerHTML = head;
    // What the server wrote of the first page stays, with the data for search engines that it alone writes.
    if (isFirst && template.content.querySelector('title')?.text === document.title) return;
    for (const outdated of document.head.querySelectorAll(`[${PAGE_TAG}]`)) outdated.remove();
    document.head.append(template.content);
  }

  return (meta) => {
    latest = meta;
    queueMicrotask(write);
  };
}
