import { CanAccess, Refine } from '@refinedev/core';
import routerProvider, { DocumentTitleHandler } from '@refinedev/react-router';
import { App, ConfigProvider } from 'antd';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../src/shared/messages';
import { paths } from '../../src/shared/paths';
import { checkKinds } from '../fields/check-kinds';
import { appTexts } from '../i18n/app';
import { resources } from '../resources/index';
import { AbandonedUploads } from './abandoned-uploads';
import { useNotificationProvider } from '../lib/notices';
import { AdminRoutes } from './admin-routes';
import { antdLocale } from './antd-locale';
import styles from '../lib/frame.module.css';
import { isBelow } from '../auth/guard';
import { Guarded } from '../auth/guarded';
import {
  accessControlProvider,
  authProvider,
  dataProvider,
  i18nProvider,
  queryClient,
} from '../providers/instances';
import { refineResources, resourceWords } from '../providers/refine-resources';
import { notificationRegion } from './notification-region';
import { SessionBoundary } from '../auth/session-boundary';
import { SessionRecovery } from '../auth/session-recovery';
import { Shell } from './shell';
import { UnsavedChangesGuard } from '../drafts/unsaved-changes-guard';
import { useAdminTheme } from './use-admin-theme';
import { Waiting } from '../lib/waiting';

/** Whoever is signed in never sees it; the first list does not wait for it. */
const EntryRoutes = lazy(async () => {
  const { EntryRoutes } = await import('../auth/pages/entry-routes');
  return { default: EntryRoutes };
});

checkKinds(resources);

/** Ant Design calls it 'Close' in every language. */
const closeButton = { closable: { 'aria-label': messages.labels.close } };
const noWave = { disabled: true };
const notifications = { getContainer: notificationRegion };

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

/** Always the same: going from one screen to another draws nothing of the frame anew. */
const adminArea = <AdminArea />;

/** The back office: Ant Design in the site's clothes, Refine with our providers, the guard, and the screens behind it. */
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
        <App notification={notifications}>
          <Refine
            {...refineProps}
            routerProvider={routerProvider}
            dataProvider={dataProvider}
            authProvider={authProvider}
            accessControlProvider={accessControlProvider}
            i18nProvider={i18nProvider}
            notificationProvider={useNotificationProvider}
          >
            <div className={styles.office}>
              <Guarded>
                <Suspense fallback={<Waiting />}>
                  <Area />
                </Suspense>
              </Guarded>
            </div>
          </Refine>
        </App>
      </SessionBoundary>
    </ConfigProvider>
  );
}

function Area() {
  return isBelow(paths.login, useLocation().pathname) ? <EntryRoutes /> : adminArea;
}

function AdminArea() {
  return (
    <Shell>
      <SessionRecovery>
        <CanAccess fallback={<p role="alert">{appTexts.backend.refused}</p>}>
          <AdminRoutes />
        </CanAccess>
      </SessionRecovery>
      <UnsavedChangesGuard />
      <AbandonedUploads />
      <DocumentTitleHandler />
    </Shell>
  );
}
