import { createContext, useContext } from 'react';
import type { PageMeta } from '../shared/page-data';
import type { NoticeName } from './notice-names';
import type { OpenedPage } from './open-page';

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

const WITHOUT_PAGE: RouteMeta = { navTheme: 'auto', meta: {} };

/** The page that is shown, for the frame around it. */
export const OpenedPageContext = createContext<OpenedPage | undefined>(undefined);

export function useRouteMeta(): RouteMeta {
  return useContext(OpenedPageContext)?.route.meta ?? WITHOUT_PAGE;
}

/** What a page tells of itself: its data complete what the table has. */
export function pageMetaOf({ route, data }: OpenedPage): PageMeta {
  const { meta, status } = route.meta;
  return status === undefined ? { ...meta, ...data?.meta } : meta;
}
