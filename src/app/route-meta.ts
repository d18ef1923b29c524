import { useMatches, type UIMatch } from 'react-router-dom';
import type { PageData, PageMeta } from '../shared/page-data';
import type { NoticeName } from './notice-names';

/** What the route table says about a page, whatever its data. */
export interface RouteMeta {
  hideNavbar?: boolean;
  hideFooter?: boolean;
  navTheme: 'light' | 'black' | 'auto';
  meta: PageMeta;
  /** The status of a route that is an error by itself; its metadata then stays as the table has it. */
  status?: number;
  /** What to tell a visitor who comes here; the address is then replaced by the home page's. */
  notice?: NoticeName;
  /** The page's source file, as the build manifest names it. */
  module?: string;
}

export type RouteMatch = Pick<UIMatch, 'handle' | 'loaderData'>;

const WITHOUT_PAGE: RouteMeta = { navTheme: 'auto', meta: {} };

/** The metadata of the page that is shown: the deepest route's that has any. */
export function useRouteMeta(): RouteMeta {
  return routeMetaOf(useMatches());
}

export function usePageMeta(): PageMeta {
  return pageMetaOf(useMatches());
}

export function routeMetaOf(matches: readonly RouteMatch[]): RouteMeta {
  return matches.map(({ handle }) => handle).findLast(isRouteMeta) ?? WITHOUT_PAGE;
}

export function pageMetaOf(matches: readonly RouteMatch[]): PageMeta {
  const { meta, status } = routeMetaOf(matches);
  const data = matches.map(({ loaderData }) => loaderData).findLast(isPageData);
  return status === undefined ? { ...meta, ...data?.meta } : meta;
}

export function pageStatusOf(matches: readonly RouteMatch[]): number {
  return matches.map(({ loaderData }) => loaderData).findLast(isPageData)?.status ?? 200;
}

function isRouteMeta(handle: unknown): handle is RouteMeta {
  return typeof handle === 'object' && handle !== null && 'navTheme' in handle;
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'meta' in data;
}
