import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageLoader, PageMeta } from '../lib/page-data';
import type { NoticeName } from './notice-names';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  load?: PageLoader;
  /** The page without its row; the sentence says what is missing. */
  NotFound?: ComponentType<{ sentence: string }>;
}

/** What the route table says about a page, whatever its data: the `handle` of its route. */
export interface RouteMeta {
  navTheme: 'light' | 'black' | 'auto';
  meta: PageMeta;
  /** What to tell a visitor who comes here; the address is then replaced by the home page's. */
  notice?: NoticeName;
  /** The page's source file, as the build manifest names it. */
  module?: string;
  /** Fetches the page's code; absent for headings of the menu and for the back office. */
  importPage?: () => Promise<PageModule>;
}

const WITHOUT_PAGE: RouteMeta = { navTheme: 'auto', meta: {} };

/** Takes the matches of an address, gives the `handle` of its page's route. */
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
