import { useEffect, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import type { PageMeta } from '../lib/page-data';
import { PageHeadContext, usePageHead } from '../ui/page-head';
import { useSettings } from '../ui/settings';
import { createHeadWriter } from './head/head-writer';
import styles from './navigation-progress.module.css';
import { useRouteMeta } from './route-meta';
import { SiteNotice } from './site-notice';

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
