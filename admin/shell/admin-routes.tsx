import type { ReactElement } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { lazyComponent } from '../lib/lazy-component';
import { PageLoading } from '../lib/page-loading';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { insertStyles } from '../theme/insert-styles';
import { ErrorScreen } from './error-screen';
import { prefetchCurrentUser, prefetchForm, prefetchScreen, type PreloadScreens } from './prefetch';

/** Ant Design generates what it does not find. */
const generateStyles = () => undefined;

const Dashboard = lazyComponent(async () => (await import('../dashboard/dashboard')).Dashboard);
const List = lazyComponent(async () => (await import('../crud/resource-screen')).ResourceScreen);
const ResourceForm = lazyComponent(async () => (await import('../crud/form/form-route')).ResourceFormRoute);
const Singleton = lazyComponent(async () => (await import('../crud/form/form-route')).SingletonRoute);
const RowHistory = lazyComponent(async () => (await import('../crud/history/history-route')).RowHistoryRoute);
const Trash = lazyComponent(async () => {
  const { TrashPage, preloadTrash } = await import('../trash/trash-page');
  await preloadTrash();
  return TrashPage;
});
const Team = lazyComponent(async () => (await import('../team/team-page')).TeamPage);
const Account = lazyComponent(async () => (await import('../account/account-page')).AccountPage);

/**
 * The routes of the documents that start the back office. The first screen's code and rows load in parallel. Later screens have no
 * `loader` or `lazy`, for which React Router would render the whole frame once more: links prefetch them (`usePrefetchedLinks`).
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
          return { element: <AdminArea preloadScreens={preloadScreens} /> };
        },
        loader: async ({ request }) => {
          const address = new URL(request.url);
          prefetchScreen(address);
          prefetchForm(address);
          await preloadScreens(address);
          return null;
        },
        shouldRevalidate: () => false,
        children: [
          { index: true, ...screen(<Dashboard />, Dashboard.preload) },
          ...resources.map((resource) =>
            resource.isSingleton ? singletonRoute(resource) : listRoute(resource),
          ),
          { path: paths.trash, ...screen(<Trash />, Trash.preload) },
          { path: paths.team, ...screen(<Team />, Team.preload) },
          { path: paths.account, ...screen(<Account />, Account.preload) },
          // An unknown address leads to the overview.
          { path: '*', element: <Navigate to={paths.admin} replace /> },
        ],
      },
    ],
  },
];

interface ScreenHandle {
  readonly preload: () => Promise<unknown>;
}

/** A list with the create and edit forms and the rows' histories as child routes. */
function listRoute(resource: ResourceDefinition): RouteObject {
  const { list, create, edit, history } = resourceRoutes(resource);
  const preload = async () => {
    const { preloadList } = await import('../crud/resource-screen');
    await Promise.all([List.preload(), preloadList(resource)]);
  };
  return {
    path: list,
    // Keyed by resource, so that two lists never share a selection.
    ...screen(<List key={resource.table} resource={resource} preloadForm={ResourceForm.preload} />, preload),
    children: [
      ...[create, edit].map((path) => ({
        path,
        ...screen(<ResourceForm resource={resource} />, ResourceForm.preload),
      })),
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
    ...screen(<Singleton key={resource.table} resource={resource} />, Singleton.preload),
    children: [historyRoute(resource, history)],
  };
}

/** A route's element, and how to preload its code. */
function screen(element: ReactElement, preload: ScreenHandle['preload']) {
  return { element, handle: { preload } satisfies ScreenHandle };
}

const preloadScreens: PreloadScreens = async ({ pathname }) => {
  const matches = matchRoutes(adminRoutes, pathname) ?? [];
  await Promise.all(matches.map(async ({ route }) => (route.handle as ScreenHandle | undefined)?.preload()));
};
