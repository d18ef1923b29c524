import type { Settings } from '../../lib/database/settings';
import type { PageMeta } from '../../lib/page-data';
import { PAGE_TAG, pageHead } from './head';

/**
 * Creates the function that writes a page's title and meta tags into the browser's head. The route and the page both
 * call it in one commit, the page last. The microtask writes only that last call; otherwise hydration would replace the
 * server's head with the route's.
 */
export function createHeadWriter(): (meta: PageMeta, settings: Settings) => void {
  let latest: { meta: PageMeta; settings: Settings } | undefined;
  let written: string | undefined;

  function write() {
    if (!latest) return;
    const head = pageHead(latest.meta, window.location.origin, latest.settings);
    const isFirst = written === undefined;
    if (head === written) return;
    written = head;
    const template = document.createElement('template');
    template.innerHTML = head;
    // The server's head of the first page stays. It includes structured data that only the server writes.
    if (isFirst && template.content.querySelector('title')?.text === document.title) return;
    for (const outdated of document.head.querySelectorAll(`[${PAGE_TAG}]`)) outdated.remove();
    document.head.append(template.content);
  }

  return (meta, settings) => {
    latest = { meta, settings };
    queueMicrotask(write);
  };
}
