import { useEffect, useMemo, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import type { PageMeta } from '../lib/page-data';
import { PageHeadContext, usePageHead } from '../ui/page-head';
import { useSettings } from '../ui/settings';
import styles from './navigation-progress.module.css';
import { useRouteMeta } from './route-meta';
import { SiteNotice } from './site-notice';
import type { Settings } from '../lib/database/settings';
import { PAGE_TAG, pageHead } from './head/head';

interface RootProps {
  onShown?: (pathname: string) => void;
  collectHead?: (meta: PageMeta) => void;
}

/** The root route: document head, navigation progress, notices and scroll restoration. */
export function Root({ onShown, collectHead: collect }: RootProps) {
  const { pathname } = useLocation();
  const { meta: base } = useRouteMeta();
  const isLeaving = useNavigation().state !== 'idle';
  const [write] = useState(createHeadWriter);
  const settings = useSettings();
  const head = useMemo(
    () => ({ base, collect, write: (meta: PageMeta) => write(meta, settings) }),
    [base, collect, write, settings],
  );
  useEffect(() => onShown?.(pathname), [onShown, pathname]);
  return (
    <PageHeadContext value={head}>
      <RouteHead />
      {isLeaving && <div className={styles.line} aria-hidden="true" />}
      <Outlet />
      <SiteNotice />
      <ScrollRestoration getKey={nameOf} />
    </PageHeadContext>
  );
}

/** The default head, from the route table. */
function RouteHead() {
  usePageHead({});
  return null;
}

/** In-page links make a history entry without a key of its own, so the hash is part of the key. */
function nameOf({ key, hash }: Location): string {
  return key + hash;
}

/**
 * Creates the function that writes a page's title and meta tags into the browser's head. The route and the page both
 * call it in one commit, the page last. The microtask writes only that last call; otherwise hydration would replace the
 * server's head with the route's.
 */
function createHeadWriter(): (meta: PageMeta, settings: Settings) => void {
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
