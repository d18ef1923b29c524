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
  page('home', 'auto'),
  redirectTo('corporate', paths.about),
  page('about', 'auto'),
  page('history', 'auto'),
  page('board', 'light'),
  page('presidentMessage', 'auto'),
  page('bylaws', 'auto'),
  page('dataProtection', 'light'),
  page('schoolFamily', 'auto'),
  page('literatureAward', 'light'),
  page('announcements', 'auto'),
  page('events', 'auto'),
  page('event', 'auto', { name: 'etkinlikdinamik' }),
  page('calendar', 'light'),
  page('bulletins', 'auto'),
  page('bulletinIssue', 'auto'),
  page('announcement', 'auto', { name: 'duyuruDetay' }),
  redirectTo('alumni', paths.alumniNews),
  page('alumniNews', 'auto'),
  page('alumniNewsItem', 'light'),
  page('awards', 'light'),
  redirectTo('contact', paths.addresses),
  page('addresses', 'light'),
  page('socialMedia', 'auto'),
  page('privacy', 'light'),
  page('refunds', 'light'),
  redirectTo('membership', paths.whyJoin),
  page('whyJoin', 'auto'),
  page('howToJoin', 'light'),
  page('membershipFee', 'light'),
  page('perks', 'auto'),
  page('dues', 'light'),
  redirectTo('duesPayment', paths.dues),
  page('search', 'auto'),
  page('offline', 'light'),
  { ...page('home', 'auto', { meta: pageHeads.unknown, notice: 'sayfa-yok' }), path: '*', status: 404 },
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

/** Path, head and module of a page have one name; the module is `…-page.tsx` in kebab case. */
function page(
  name: keyof typeof paths & keyof typeof pageHeads,
  navTheme: RouteMeta['navTheme'],
  more: Partial<RouteMeta> = {},
): SiteRoute {
  const file = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
  const found = Object.entries(PAGE_MODULES).find(([module]) => module.endsWith(file));
  if (!found) throw new Error(`The route table names the page "${name}", but there is no ${file.slice(1)}`);
  const [module, importPage] = found;
  const handle = { navTheme, meta: pageHeads[name], module: module.slice(1), importPage, ...more };
  return { path: paths[name], handle };
}

/** For menu headings without a page. They redirect to their first child. */
function redirectTo(name: keyof typeof paths, target: string): SiteRoute {
  return { path: paths[name], handle: { navTheme: 'auto', meta: {} }, redirectTo: target };
}

/** The handle of a page without bar and footer. */
function bareMeta(meta: PageMeta, module: string): RouteMeta {
  return { hideNavbar: true, hideFooter: true, navTheme: 'light', meta, module };
}

function named({ name }: RouteMeta): Pick<RouteObject, 'id'> {
  return name === undefined ? {} : { id: name };
}
