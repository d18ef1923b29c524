import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageLoader, PageMeta } from '../lib/page-data';
import type { NoticeName } from './notice-names';

/** The exports of a page's module. */
export interface PageModule {
  Component: ComponentType;
  load?: PageLoader;
  /** Shown when the page's row does not exist. `sentence` says what is missing. */
  NotFound?: ComponentType<{ sentence: string }>;
}

/** The `handle` of a page's route: what is known before its data. */
export interface RouteMeta {
  /** The route's name in the specification. It is the router's id of the route. */
  name?: string;
  hideNavbar?: boolean;
  hideFooter?: boolean;
  navTheme: 'light' | 'black' | 'auto';
  meta: PageMeta;
  /** A notice to show. The address is then replaced by the home page's. */
  notice?: NoticeName;
  /** The page's source file, a key of the build manifest. */
  module?: string;
  /** Imports the page. Undefined for menu headings and the back office. */
  importPage?: () => Promise<PageModule>;
}

const WITHOUT_PAGE: RouteMeta = { navTheme: 'auto', meta: {} };

/** Returns the `handle` of the last matched route. */
export function routeMetaOf(
  matches: readonly { handle?: unknown; route?: { handle?: unknown } }[],
): RouteMeta {
  const leaf = matches.at(-1);
  const handle = leaf?.handle ?? leaf?.route?.handle;
  return isRouteMeta(handle) ? handle : WITHOUT_PAGE;
}

export function useRouteMeta(): RouteMeta {
  return routeMetaOf(useMatches());
}

function isRouteMeta(handle: unknown): handle is RouteMeta {
  return typeof handle === 'object' && handle !== null && 'navTheme' in handle;
}
