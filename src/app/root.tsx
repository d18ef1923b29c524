import { useEffect, useMemo, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import type { PageMeta } from '../lib/page-data';
import { PageHeadContext } from '../ui/page-head';
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
  const [{ show, showRoute }] = useState(createHeadWriter);
  const settings = useSettings();
  const head = useMemo(
    () => ({ show, collect: collect && ((own: PageMeta) => collect({ ...base, ...own })) }),
    [base, collect, show],
  );
  collect?.(base);
  useEffect(() => showRoute(base, settings), [showRoute, base, settings]);
  useEffect(() => onShown?.(pathname), [onShown, pathname]);
  return (
    <PageHeadContext value={head}>
      {isLeaving && <div className={styles.line} aria-hidden="true" />}
      <Outlet />
      <SiteNotice />
      <ScrollRestoration getKey={nameOf} />
    </PageHeadContext>
  );
}

/** In-page links make a history entry without a key of its own, so the hash is part of the key. */
function nameOf({ key, hash }: Location): string {
  return key + hash;
}

/**
 * Creates what writes a page's title and meta tags into the browser's head: those of the route, and over them the page's
 * own. One commit may call both, in either order, so a microtask writes once after it.
 */
function createHeadWriter() {
  let route: { base: PageMeta; settings: Settings } | undefined;
  let own: PageMeta = {};
  let written: string | undefined;

  function write() {
    if (!route) return;
    const head = pageHead({ ...route.base, ...own }, window.location.origin, route.settings);
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

  return {
    showRoute: (base: PageMeta, settings: Settings) => {
      route = { base, settings };
      queueMicrotask(write);
    },
    show: (meta: PageMeta) => {
      own = meta;
      queueMicrotask(write);
    },
  };
}
