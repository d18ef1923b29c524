import {
  data,
  matchRoutes,
  Outlet,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { pageHeads } from '../content/shell/page-heads';
import type { PageMeta, PageServices } from '../lib/page-data';
import { sharedPath } from '../lib/paths/links';
import { paths } from '../lib/paths/paths';
import { importChunk } from '../lib/stale-chunk';
import { ErrorPage } from './error-page';
import { Layout } from './layout/layout';
import { Root } from './root';
import { routeMetaOf, type PageModule, type RouteMeta } from './route-meta';

const PAGE_MODULES = import.meta.glob<PageModule>([
  '/src/pages/**/*-page.tsx',
  '/src/features/**/*-page.tsx',
]);

const ADMIN = 'admin/main.tsx';

/** The id of the error boundary inside the layout. */
export const PAGE_BOUNDARY = 'page';

interface SiteRoute {
  path: string;
  handle: RouteMeta;
  /** The target of a menu heading that has no page. */
  redirectTo?: string;
  /** The HTTP status, if it is not 200. */
  status?: number;
}

/** The URL map. Each page is one line and a lazy chunk. */
const pages: readonly SiteRoute[] = [
  { path: paths.home, ...page('home', { navTheme: 'auto', meta: pageHeads.home }) },
  { path: paths.corporate, ...redirectTo(paths.about) },
  { path: paths.about, ...page('about', { navTheme: 'auto', meta: pageHeads.about }) },
  { path: paths.history, ...page('history', { navTheme: 'auto', meta: pageHeads.history }) },
  { path: paths.board, ...page('board', { navTheme: 'light', meta: pageHeads.board }) },
  {
    path: paths.presidentMessage,
    ...page('president-message', { navTheme: 'auto', meta: pageHeads.presidentMessage }),
  },
  { path: paths.bylaws, ...page('bylaws', { navTheme: 'auto', meta: pageHeads.bylaws }) },
  {
    path: paths.dataProtection,
    ...page('data-protection', { navTheme: 'light', meta: pageHeads.dataProtection }),
  },
  {
    path: paths.schoolFamily,
    ...page('school-family', { navTheme: 'auto', meta: pageHeads.schoolFamily }),
  },
  {
    path: paths.literatureAward,
    ...page('literature-award', { navTheme: 'light', meta: pageHeads.literatureAward }),
  },
  {
    path: paths.announcements,
    ...page('announcements', { navTheme: 'auto', meta: pageHeads.announcements }),
  },
  { path: paths.events, ...page('events', { navTheme: 'auto', meta: pageHeads.events }) },
  {
    path: paths.event,
    ...page('event', { name: 'etkinlikdinamik', navTheme: 'auto', meta: pageHeads.event }),
  },
  { path: paths.calendar, ...page('calendar', { navTheme: 'light', meta: pageHeads.calendar }) },
  { path: paths.bulletins, ...page('bulletins', { navTheme: 'auto', meta: pageHeads.bulletins }) },
  {
    path: paths.bulletinIssue,
    ...page('bulletin-issue', { navTheme: 'auto', meta: pageHeads.bulletinIssue }),
  },
  {
    path: paths.announcement,
    ...page('announcement', { name: 'duyuruDetay', navTheme: 'auto', meta: pageHeads.announcement }),
  },
  { path: paths.alumni, ...redirectTo(paths.alumniNews) },
  { path: paths.alumniNews, ...page('alumni-news', { navTheme: 'auto', meta: pageHeads.alumniNews }) },
  {
    path: paths.alumniNewsItem,
    ...page('alumni-news-item', { navTheme: 'light', meta: pageHeads.alumniNewsItem }),
  },
  { path: paths.awards, ...page('awards', { navTheme: 'light', meta: pageHeads.awards }) },
  { path: paths.contact, ...redirectTo(paths.addresses) },
  { path: paths.addresses, ...page('addresses', { navTheme: 'light', meta: pageHeads.addresses }) },
  { path: paths.socialMedia, ...page('social-media', { navTheme: 'auto', meta: pageHeads.socialMedia }) },
  { path: paths.privacy, ...page('privacy', { navTheme: 'light', meta: pageHeads.privacy }) },
  { path: paths.refunds, ...page('refunds', { navTheme: 'light', meta: pageHeads.refunds }) },
  { path: paths.membership, ...redirectTo(paths.whyJoin) },
  { path: paths.whyJoin, ...page('why-join', { navTheme: 'auto', meta: pageHeads.whyJoin }) },
  { path: paths.howToJoin, ...page('how-to-join', { navTheme: 'light', meta: pageHeads.howToJoin }) },
  {
    path: paths.membershipFee,
    ...page('membership-fee', { navTheme: 'light', meta: pageHeads.membershipFee }),
  },
  { path: paths.perks, ...page('perks', { navTheme: 'auto', meta: pageHeads.perks }) },
  { path: paths.dues, ...page('dues', { navTheme: 'light', meta: pageHeads.dues }) },
  { path: paths.duesPayment, ...redirectTo(paths.dues) },
  { path: paths.search, ...page('search', { navTheme: 'auto', meta: pageHeads.search }) },
  { path: paths.offline, ...page('offline', { navTheme: 'light', meta: pageHeads.offline }) },
  {
    path: '*',
    ...page('home', { navTheme: 'auto', meta: pageHeads.unknown, notice: 'sayfa-yok' }),
    status: 404,
  },
];

const preview: SiteRoute = {
  path: paths.preview,
  handle: {
    ...bareMeta(pageHeads.preview, 'src/preview/preview-page.tsx'),
    importPage: () => import('../preview/preview-page'),
  },
};

/** A draft that somebody shows by link. */
const draft: SiteRoute = {
  path: paths.draft,
  handle: {
    ...{ navTheme: 'auto', meta: pageHeads.draft, module: 'src/preview/draft-page.tsx' },
    importPage: () => import('../preview/draft-page'),
  },
};

interface RouteListeners {
  /** Called with the path of each page shown. */
  onShown?: (pathname: string) => void;
  /** Called during server rendering with the metadata of each page. */
  collectHead?: (meta: PageMeta) => void;
}

/** Returns the routes for the server's and the browser's router. */
export function createRoutes(services: PageServices, hearers: RouteListeners = {}): RouteObject[] {
  const bind = (route: SiteRoute) => bindRoute(services, route);
  return [
    {
      element: <Root {...hearers} />,
      errorElement: <ErrorPage />,
      // When the document belongs to another address, its markup stays until the right page is loaded.
      hydrateFallbackElement: <></>,
      children: [
        {
          element: (
            <Layout>
              <Outlet />
            </Layout>
          ),
          children: [
            {
              id: PAGE_BOUNDARY,
              errorElement: <ErrorPage />,
              children: [...pages, preview, draft].map(bind),
            },
          ],
        },
      ],
    },
    backOffice(`${paths.login}/*`, { name: 'login', ...bareMeta(pageHeads.login, ADMIN) }),
    backOffice(`${paths.admin}/*`, bareMeta(pageHeads.admin, ADMIN)),
  ];
}

/** Loads what a page needs: its code, the database client and its rows. Rejects if the page's loader does. */
export async function prefetchPage(routes: RouteObject[], services: PageServices, url: URL): Promise<void> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const { importPage } = routeMetaOf(match ? [match] : []);
  if (!match || !importPage) return;
  const [{ load }] = await Promise.all([importPage(), services.database.open()]);
  await load?.(services, { params: match.params, request: new Request(url) });
}

/** Loads the code of the matched routes. The router hydrates only routes that are already loaded. */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

function bindRoute(services: PageServices, { path, handle, redirectTo, status }: SiteRoute): RouteObject {
  const { importPage } = handle;
  if (redirectTo !== undefined) {
    return { path, handle, element: <></>, loader: () => redirect(redirectTo, 301) };
  }
  if (!importPage) throw new Error(`The route ${path} has neither a page nor a redirect`);
  return {
    ...named(handle),
    path,
    handle,
    lazy: async () => {
      const { Component, load, NotFound } = await importChunk(importPage);
      return {
        Component,
        ...(NotFound && { errorElement: <ErrorPage NotFound={NotFound} /> }),
        ...(load && {
          loader: async (page: LoaderFunctionArgs) => {
            const { pathname, search } = new URL(page.request.url);
            const shared = sharedPath(pathname);
            if (shared !== null) return redirect(shared + search, 301);
            await load(services, page);
            return status === undefined ? null : data(null, { status });
          },
        }),
      };
    },
  };
}

/** The back office is a separate document without the layout. No page of the site navigates to it on the client. */
function backOffice(path: string, handle: RouteMeta): RouteObject {
  return {
    ...named(handle),
    path,
    handle,
    lazy: async () => ({ Component: (await import('./back-office-start')).BackOfficeStart }),
  };
}

function page(name: string, meta: RouteMeta): Pick<SiteRoute, 'handle'> {
  const found = Object.entries(PAGE_MODULES).find(([file]) => file.endsWith(`/${name}-page.tsx`));
  if (!found) throw new Error(`The route table names the page "${name}", but there is no ${name}-page.tsx`);
  const [file, importPage] = found;
  const module = file.slice(1);
  return { handle: { ...meta, module, importPage } };
}

/** For menu headings without a page. They redirect to their first child. */
function redirectTo(target: string): Omit<SiteRoute, 'path'> {
  return { handle: { navTheme: 'auto', meta: {} }, redirectTo: target };
}

/** The handle of a page without bar and footer. */
function bareMeta(meta: PageMeta, module: string): RouteMeta {
  return { hideNavbar: true, hideFooter: true, navTheme: 'light', meta, module };
}

function named({ name }: RouteMeta): Pick<RouteObject, 'id'> {
  return name === undefined ? {} : { id: name };
}
