import type { ReactElement } from 'react';
import {
  matchRoutes,
  Navigate,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { lazyComponent } from '../lib/lazy-component';
import { PageLoading } from '../lib/page-loading';
import { resources } from '../resources/index';
import { resourceRoutes, SINGLETON_ID } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { insertStyles } from '../theme/insert-styles';
import { ErrorScreen } from './error-screen';
import { prefetchCurrentUser, prefetchForm, prefetchList, prefetchTrash, type Screens } from './prefetch';

/** Ant Design generates what it does not find. */
const generateStyles = () => undefined;

const Dashboard = lazyComponent(async () => (await import('../dashboard/dashboard')).Dashboard);
const List = lazyComponent(async () => (await import('../crud/resource-screen')).ResourceScreen);
const ResourceForm = lazyComponent(async () => (await import('../crud/form/form-route')).ResourceFormRoute);
const Singleton = lazyComponent(async () => (await import('../crud/form/form-route')).SingletonRoute);
const RowHistory = lazyComponent(async () => (await import('../crud/history/history-route')).RowHistoryRoute);
const Trash = lazyComponent(async () => (await import('../trash/trash-page')).TrashPage);
const Team = lazyComponent(async () => (await import('../team/team-page')).TeamPage);
const Account = lazyComponent(async () => (await import('../account/account-page')).AccountPage);

/**
 * The routes of the documents that start the back office. Loaders prefetch rows and do not wait for them. The first screen's code
 * loads in parallel. Links prefetch the rows and the code of later screens (`usePrefetchedLinks`).
 */
export const adminRoutes: RouteObject[] = [
  {
    lazy: async () => {
      const [{ RefineApp }] = await Promise.all([
        import('./refine-app'),
        insertStyles().catch(generateStyles),
      ]);
      return { element: <RefineApp /> };
    },
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <PageLoading />,
    loader: () => {
      prefetchCurrentUser();
      return null;
    },
    shouldRevalidate: () => false,
    children: [
      {
        path: `${paths.login}/*`,
        lazy: async () => {
          const { AuthRoutes } = await import('../auth/pages/auth-routes');
          return { element: <AuthRoutes /> };
        },
      },
      {
        path: paths.admin,
        lazy: async () => {
          const { AdminArea, preloadVisibleShell } = await import('./refine-app');
          await preloadVisibleShell();
          return { element: <AdminArea screens={screens} /> };
        },
        loader: async ({ request }) => {
          await screens.preload(new URL(request.url));
          return null;
        },
        shouldRevalidate: () => false,
        children: [
          { index: true, ...screen(<Dashboard />, Dashboard.preload) },
          ...resources.map((resource) =>
            resource.isSingleton ? singletonRoute(resource) : listRoute(resource),
          ),
          { path: paths.trash, ...screen(<Trash />, Trash.preload, ({ search }) => prefetchTrash(search)) },
          { path: paths.team, ...screen(<Team />, Team.preload) },
          { path: paths.account, ...screen(<Account />, Account.preload) },
          // An unknown address leads to the overview.
          { path: '*', element: <Navigate to={paths.admin} replace /> },
        ],
      },
    ],
  },
];

/** A list with the create and edit forms and the rows' histories as child routes. */
function listRoute(resource: ResourceDefinition): RouteObject {
  const { list, create, edit, history } = resourceRoutes(resource);
  const form = <ResourceForm resource={resource} />;
  return {
    path: list,
    ...screen(
      // Keyed by resource, so that two lists never share a selection.
      <List key={resource.table} resource={resource} />,
      List.preload,
      ({ search }) => prefetchList(resource, search),
    ),
    children: [
      { path: create, ...screen(form, ResourceForm.preload) },
      {
        path: edit,
        ...screen(form, ResourceForm.preload, ({ params }) => prefetchForm(resource, Number(params.id))),
      },
      historyRoute(resource, history),
    ],
  };
}

function historyRoute(resource: ResourceDefinition, path: string): RouteObject {
  return { path, ...screen(<RowHistory resource={resource} />, RowHistory.preload) };
}

/** The form of a table with one row is a page of its own. */
function singletonRoute(resource: ResourceDefinition): RouteObject {
  const { list, history } = resourceRoutes(resource);
  return {
    path: list,
    ...screen(<Singleton key={resource.table} resource={resource} />, Singleton.preload, () =>
      prefetchForm(resource, SINGLETON_ID),
    ),
    children: [historyRoute(resource, history)],
  };
}

interface ScreenAddress {
  readonly params: Params;
  readonly search: string;
}

interface ScreenHandle {
  readonly preload: () => Promise<unknown>;
  readonly prefetch?: (address: ScreenAddress) => void;
}

/** A route's element, how to preload its code, and how to prefetch the rows that it shows. */
function screen(
  element: ReactElement,
  preload: ScreenHandle['preload'],
  prefetch?: ScreenHandle['prefetch'],
) {
  if (!prefetch) return { element, handle: { preload } satisfies ScreenHandle };
  return {
    element,
    handle: { preload, prefetch } satisfies ScreenHandle,
    loader: ({ params, request }: LoaderFunctionArgs) => {
      prefetch({ params, search: new URL(request.url).search });
      return null;
    },
    // A screen that stays asks for its next rows itself.
    shouldRevalidate: () => false,
  };
}

const screens: Screens = {
  preload: async ({ pathname }) => {
    await Promise.all(screensAt(pathname).map(({ handle }) => handle.preload()));
  },
  prefetch: ({ pathname, search }) => {
    const shown = screensAt(window.location.pathname).map((screen) => screen.pathname);
    for (const { handle, ...screen } of screensAt(pathname)) {
      if (!shown.includes(screen.pathname)) handle.prefetch?.({ params: screen.params, search });
    }
  },
};

function screensAt(pathname: string) {
  const matches = matchRoutes(adminRoutes, pathname) ?? [];
  return matches.flatMap(({ route, ...match }) =>
    route.handle === undefined ? [] : [{ ...match, handle: route.handle as ScreenHandle }],
  );
}
