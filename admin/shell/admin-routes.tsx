import { useEffect, type ReactElement } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { reloadOnce } from '../../src/lib/stale-chunk';
import styles from '../lib/frame.module.css';
import { PageLoading } from '../lib/page-loading';
import { resources } from '../resources/index';
import { resourceRoutes, SINGLETON_ID } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { accessQuery } from '../people/sign-in/current-user';
import { prefetchRow } from '../screens/row/row-query';
import { PREFETCHED_MS } from '../lib/prefetch-lifetime';
import { listQuery } from '../screens/list/list-query';
import { authProvider, identityKey, queryClient } from '../data/instances';
import { dataProvider } from './screen-data-provider';

/**
 * The routes of the documents that start the back office. A route's `lazy` loads its code, and beside it the `loader` prefetches its
 * rows without waiting for them.
 */
export const adminRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./refine-app')).RefineApp }),
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <PageLoading />,
    ...whenEntered(() => prefetchCurrentUser()),
    children: [
      {
        path: `${paths.login}/*`,
        lazy: async () => ({ Component: (await import('../people/sign-in/auth-routes')).AuthRoutes }),
      },
      {
        path: paths.admin,
        lazy: async () => ({ Component: (await import('./refine-app')).AdminArea }),
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../dashboard/dashboard')).Dashboard }),
          },
          ...resources.map((resource) =>
            resource.isSingleton ? singletonRoute(resource) : listRoute(resource),
          ),
          {
            path: paths.files,
            lazy: async () => ({ Component: (await import('../screens/files/files-page')).FilesPage }),
          },
          {
            path: paths.trash,
            lazy: async () => ({ Component: (await import('../screens/trash/trash-page')).TrashPage }),
          },
          {
            path: paths.team,
            lazy: async () => ({ Component: (await import('../people/team/team-page')).TeamPage }),
          },
          {
            path: paths.account,
            lazy: async () => ({ Component: (await import('../people/account/account-page')).AccountPage }),
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
  const lazyForm = lazyElement(async () => {
    const { ResourceFormRoute } = await import('../screens/form/form-route');
    return <ResourceFormRoute resource={resource} />;
  });
  return {
    path: list,
    lazy: lazyElement(async () => {
      const { ResourceScreen } = await import('../screens/resource-screen');
      // Keyed by resource, so that two lists never share a selection.
      return <ResourceScreen key={resource.table} resource={resource} />;
    }),
    ...whenEntered((_, search) => prefetchList(resource, search)),
    children: [
      { path: create, lazy: lazyForm },
      { path: edit, lazy: lazyForm, ...whenEntered((id) => prefetchForm(resource, Number(id))) },
      historyRoute(resource, history),
    ],
  };
}

/** The form of a table with one row is a page of its own. */
function singletonRoute(resource: ResourceDefinition): RouteObject {
  const { list, history } = resourceRoutes(resource);
  return {
    path: list,
    lazy: lazyElement(async () => {
      const { SingletonRoute } = await import('../screens/form/form-route');
      return <SingletonRoute key={resource.table} resource={resource} />;
    }),
    ...whenEntered(() => prefetchForm(resource, SINGLETON_ID)),
    children: [historyRoute(resource, history)],
  };
}

function historyRoute(resource: ResourceDefinition, path: string): RouteObject {
  return {
    path,
    lazy: lazyElement(async () => {
      const { RowHistoryRoute } = await import('../screens/history/history-route');
      return <RowHistoryRoute resource={resource} />;
    }),
  };
}

function lazyElement(load: () => Promise<ReactElement>) {
  return async () => ({ element: await load() });
}

/** Prefetches when a route is entered. A screen that stays asks for its next rows itself. */
function whenEntered(prefetch: (id: string | undefined, search: string) => void) {
  return {
    loader: ({ params, request }: { params: { id?: string }; request: Request }) => {
      prefetch(params.id, new URL(request.url).search);
      return null;
    },
    shouldRevalidate: () => false,
  } satisfies RouteObject;
}

/** Prefetches who is signed in and what they may do, while the screens' code loads. The screens repeat a failed request. */
function prefetchCurrentUser(): void {
  const access = { ...accessQuery(window.location.pathname), queryFn: authProvider.getPermissions };
  queryClient.query({ ...access, gcTime: PREFETCHED_MS }).catch(leaveToTheScreen);
  queryClient.query({ queryKey: identityKey, queryFn: authProvider.getIdentity }).catch(leaveToTheScreen);
}

/** Prefetches the page of a list that an address asks for. */
function prefetchList(resource: ResourceDefinition, search: string): void {
  queryClient.query(listQuery(dataProvider, resource, search)).catch(leaveToTheScreen);
}

/** Prefetches the row of a form. An id that is no number is left to the form. */
function prefetchForm(resource: ResourceDefinition, id: number): void {
  if (id > 0) prefetchRow(queryClient, dataProvider, resource, id).catch(leaveToTheScreen);
}

const leaveToTheScreen = () => undefined;

/**
 * The fallback when no screen can be shown. Most often a new version has replaced the code that this tab
 * started with, so it offers a reload first.
 */
function ErrorScreen() {
  useEffect(() => {
    if (navigator.onLine) reloadOnce();
  }, []);

  return (
    <main className={`${styles.office} ${styles.centred} ${styles.broken}`}>
      <h1>{messages.public.brokenTitle}</h1>
      <p role="alert">{messages.public.broken}</p>
      <a href={paths.home}>{messages.labels.backToHome}</a>
    </main>
  );
}
