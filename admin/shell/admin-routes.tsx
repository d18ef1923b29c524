import { Navigate, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { PageLoading } from '../lib/page-loading';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { insertStyles } from '../theme/insert-styles';
import { ErrorScreen } from './error-screen';
import { prefetchCurrentUser, prefetchForm, prefetchScreen } from './prefetch';

/** Ant Design generates what it does not find. */
const generateStyles = () => undefined;

const importForm = () => import('../crud/form/form-route');

/**
 * The routes of the documents that start the back office. A screen's code and rows load in parallel, and no
 * navigation waits for the rows.
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
          return { element: <AdminArea /> };
        },
        children: [
          {
            index: true,
            lazy: async () => {
              const { Dashboard } = await import('../dashboard/dashboard');
              return { element: <Dashboard /> };
            },
          },
          ...resources.map((resource) =>
            resource.isSingleton ? singletonRoute(resource) : listRoute(resource),
          ),
          {
            path: paths.trash,
            loader: loaderOf(prefetchScreen),
            // Once mounted, the trash fetches its rows itself.
            shouldRevalidate: () => false,
            lazy: async () => {
              const { TrashPage, preloadTrash } = await import('../trash/trash-page');
              await preloadTrash();
              return { element: <TrashPage /> };
            },
          },
          {
            path: paths.team,
            lazy: async () => {
              const { TeamPage } = await import('../team/team-page');
              return { element: <TeamPage /> };
            },
          },
          {
            path: paths.account,
            lazy: async () => {
              const { AccountPage } = await import('../account/account-page');
              return { element: <AccountPage /> };
            },
          },
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
  return {
    path: list,
    loader: loaderOf(prefetchScreen),
    // Once mounted, the list fetches its rows itself.
    shouldRevalidate: () => false,
    lazy: async () => {
      const { ResourceScreen, preloadList } = await import('../crud/resource-screen');
      await preloadList(resource);
      // Keyed by resource, so that two lists never share a selection.
      return {
        element: <ResourceScreen key={resource.table} resource={resource} preloadForm={importForm} />,
      };
    },
    children: [
      ...[create, edit].map((path) => ({
        path,
        loader: loaderOf(prefetchForm),
        lazy: async () => {
          const { ResourceFormRoute } = await importForm();
          return { element: <ResourceFormRoute resource={resource} /> };
        },
      })),
      historyRoute(resource, history),
    ],
  };
}

function historyRoute(resource: ResourceDefinition, path: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const { RowHistoryRoute } = await import('../crud/history/history-route');
      return { element: <RowHistoryRoute resource={resource} /> };
    },
  };
}

/** The form of a table with one row is a page of its own. */
function singletonRoute(resource: ResourceDefinition): RouteObject {
  const { list, history } = resourceRoutes(resource);
  return {
    path: list,
    loader: loaderOf(prefetchScreen),
    lazy: async () => {
      const { SingletonRoute } = await importForm();
      return { element: <SingletonRoute key={resource.table} resource={resource} /> };
    },
    children: [historyRoute(resource, history)],
  };
}

function loaderOf(prefetch: (address: URL) => void): LoaderFunction {
  return ({ request }) => {
    prefetch(new URL(request.url));
    return null;
  };
}
