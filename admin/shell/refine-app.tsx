import '@ant-design/v5-patch-for-react-19';
import { CanAccess, Refine } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { ConfigProvider } from 'antd';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { checkKinds } from '../fields/check-kinds';
import { appTexts } from '../i18n/app';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import { Notices, useNotificationProvider } from '../lib/notices';
import { preloadQuestions, Questions } from '../lib/questions';
import { onceIdle } from '../lib/once-idle';
import { antdLocale } from './antd-locale';
import styles from '../lib/frame.module.css';
import { RouteGuard } from '../auth/route-guard';
import { routerProvider } from '../providers/router-provider';
import {
  accessControlProvider,
  auditLogProvider,
  authProvider,
  i18nProvider,
  queryClient,
} from '../providers/instances';
import { refineResources, resourceWords } from '../providers/refine-resources';
import { usePrefetchedLinks, type PreloadScreens, type Screens } from './prefetch';
import { dataProvider } from './screen-data-provider';
import { SessionBoundary } from '../auth/session-boundary';
import { SessionRecovery } from '../auth/session-recovery';
import { preloadShell, Shell } from './shell';
import { UnsavedChangesGuard } from '../drafts/unsaved-changes-guard';
import { useAdminTheme } from '../theme/use-admin-theme';
import { PageLoading, ScreenLoading } from '../lib/page-loading';

checkKinds(resources);

const lists = resources
  .filter(({ isSingleton }) => !isSingleton)
  .map((resource) => resourceRoutes(resource).list);

/** Ant Design labels it 'Close' in every language. */
const closeButton = { closable: { 'aria-label': messages.labels.close } };
const noWave = { disabled: true };

const refineProps = {
  resources: refineResources(resources),
  options: {
    disableTelemetry: true,
    mutationMode: 'pessimistic',
    warnWhenUnsavedChanges: true,
    reactQuery: { clientConfig: queryClient },
    textTransformers: resourceWords(resources),
  },
} as const;

/**
 * The back office: Ant Design with the site's tokens, Refine with our providers, the guard, and the screens
 * behind it.
 */
export function RefineApp() {
  return (
    <ConfigProvider
      locale={antdLocale}
      theme={useAdminTheme()}
      wave={noWave}
      modal={closeButton}
      drawer={closeButton}
    >
      <SessionBoundary>
        <Notices getContainer={notificationRegion}>
          <Refine
            {...refineProps}
            routerProvider={routerProvider}
            dataProvider={dataProvider}
            authProvider={authProvider}
            accessControlProvider={accessControlProvider}
            auditLogProvider={auditLogProvider}
            i18nProvider={i18nProvider}
            notificationProvider={useNotificationProvider}
          >
            <div className={styles.office}>
              <Questions>
                <RouteGuard>
                  <Suspense fallback={<PageLoading />}>
                    <Outlet />
                  </Suspense>
                </RouteGuard>
              </Questions>
            </div>
            <ScrollRestoration />
          </Refine>
        </Notices>
      </SessionBoundary>
    </ConfigProvider>
  );
}

/** What can wait until the first screen is shown: the code of likely next screens. */
function workWhileIdle(preloadScreens: PreloadScreens): void {
  // Most navigations lead to a list.
  for (const list of lists) void preloadScreens({ pathname: list }).catch(leaveToTheScreen);
  void preloadShell().catch(leaveToTheScreen);
  void preloadQuestions().catch(leaveToTheScreen);
}

/** Screens load their code themselves if the preload failed. */
const leaveToTheScreen = () => undefined;

export { preloadVisibleShell } from './shell';

interface AdminAreaProps {
  readonly screens: Screens;
}

/** The frame of the screens for administrators. */
export function AdminArea({ screens }: AdminAreaProps) {
  usePrefetchedLinks(screens);
  useEffect(() => onceIdle(() => workWhileIdle(screens.preload)), [screens]);
  return (
    <Shell>
      <SessionRecovery>
        <CanAccess fallback={<p role="alert">{appTexts.backend.refused}</p>}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </CanAccess>
      </SessionRecovery>
      <UnsavedChangesGuard />
      <DocumentTitleHandler />
    </Shell>
  );
}

const ID = 'bildirimler';

/** Returns the landmark for notifications. Ant Design would render them outside of every landmark. */
function notificationRegion(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const region = document.createElement('section');
  region.id = ID;
  region.setAttribute('aria-label', appTexts.shell.notifications);
  document.body.append(region);
  return region;
}
