import { useEffect, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { reloadOnce } from '../../src/lib/stale-chunk';
import styles from '../lib/frame.module.css';
import { PageLoading } from '../lib/loading';
import { resources } from '../resources/index';
import { resourceRoutes, SINGLETON_ID } from '../schema/derive';
import type { ResourceDefinition } from '../schema/types';
import { accessQuery } from '../people/sign-in/current-user';
import { rowQuery } from '../screens/row/row-query';
import { PREFETCHED_MS } from '../lib/prefetch-lifetime';
import { listQuery } from '../screens/list/list-query';
import { authProvider, identityKey, queryClient } from '../data/instances';
import { dataProvider } from './screen-data-provider';

/** The screens that mails link to. */
const mailPages = () => import('../people/sign-in/mail-pages');

/**
 * The routes of the documents that start the back office. A route's `lazy` loads its code, and beside it the `loader` prefetches its
 * rows without waiting for them.
 */
export const adminRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./refine-app')).RefineApp }),
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <PageLoading />,
    // Who is signed in and what they may do.
    ...whenEntered(() => {
      const queryFn = authProvider.getPermissions;
      prefetch({ ...accessQuery(window.location.pathname), queryFn, gcTime: PREFETCHED_MS });
      prefetch({ queryKey: identityKey, queryFn: authProvider.getIdentity });
    }),
    children: [
      // The login page is that of an unknown address as well.
      page(`${paths.login}/*`, async () => (await import('../people/sign-in/login-page')).LoginPage),
      page(paths.forgotPassword, async () => (await mailPages()).ForgotPasswordPage),
      page(paths.newPassword, async () => (await mailPages()).NewPasswordPage),
      page(paths.invitation, async () => (await mailPages()).InvitationPage),
      page(paths.emailChange, async () => (await mailPages()).EmailChangePage),
      {
        path: paths.admin,
        lazy: async () => ({ Component: (await import('./refine-app')).AdminArea }),
        children: [
          page(paths.admin, async () => (await import('../dashboard/dashboard')).Dashboard),
          ...resources.map((resource) =>
            resource.isSingleton ? singletonRoute(resource) : listRoute(resource),
          ),
          page(paths.files, async () => (await import('../screens/files/files-page')).FilesPage),
          page(paths.trash, async () => (await import('../screens/trash/trash-page')).TrashPage),
          page(paths.team, async () => (await import('../people/team/team-page')).TeamPage),
          page(paths.account, async () => (await import('../people/account/account-page')).AccountPage),
          // An unknown address leads to the overview.
          { path: '*', element: <Navigate to={paths.admin} replace /> },
        ],
      },
    ],
  },
];

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** A list with the create and edit forms and the rows' histories as child routes. */
function listRoute(resource: ResourceDefinition): RouteObject {
  const { list, create, edit, history, newTerm } = resourceRoutes(resource);
  const form = screenOf(resource, async () => (await import('../screens/form/form-route')).ResourceFormRoute);
  const term = screenOf(resource, async () => (await import('../screens/terms/new-term')).NewTermRoute);
  return {
    path: list,
    lazy: screenOf(resource, async () => {
      const { ResourceScreen, prepareRowList } = await import('../screens/resource-screen');
      await prepareRowList();
      return ResourceScreen;
    }),
    ...whenEntered((_, search) => prefetch(listQuery(dataProvider, resource, search))),
    children: [
      { path: create, lazy: form },
      { path: edit, lazy: form, ...whenEntered((id) => prefetchForm(resource, Number(id))) },
      historyRoute(resource, history),
      { path: newTerm, lazy: term },
    ],
  };
}

/** The form of a table with one row is a page of its own. */
function singletonRoute(resource: ResourceDefinition): RouteObject {
  const { list, history } = resourceRoutes(resource);
  return {
    path: list,
    lazy: screenOf(resource, async () => (await import('../screens/form/form-route')).SingletonRoute),
    ...whenEntered(() => prefetchForm(resource, SINGLETON_ID)),
    children: [historyRoute(resource, history)],
  };
}

function historyRoute(resource: ResourceDefinition, path: string): RouteObject {
  const load = async () => (await import('../screens/history/history-route')).RowHistoryRoute;
  return { path, lazy: screenOf(resource, load) };
}

type Screen = ComponentType<{ readonly resource: ResourceDefinition }>;

/** Loads a screen of a resource. It is keyed, so that two lists never share a selection. */
function screenOf(resource: ResourceDefinition, load: () => Promise<Screen>) {
  return async () => {
    const Screen = await load();
    return { element: <Screen key={resource.table} resource={resource} /> };
  };
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

/** Asks while the screens' code loads. A screen repeats a failed request. */
function prefetch(query: Parameters<typeof queryClient.query>[0]): void {
  queryClient.query(query).catch(() => undefined);
}

/** Prefetches the row of a form. An id that is no number is left to the form. */
function prefetchForm(resource: ResourceDefinition, id: number): void {
  if (id > 0) prefetch(rowQuery(dataProvider, resource, id));
}

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
