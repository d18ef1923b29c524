import '@ant-design/v5-patch-for-react-19';
import { StyleProvider } from '@ant-design/cssinjs';
import { Refine } from '@refinedev/core';
import { ConfigProvider } from 'antd';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { messages } from '../../src/shared/messages';
import { routerProvider } from '../providers/encoded-router';
import { resources } from '../resources/index';
import { antdLocale } from './antd-locale';
import './dates-in-turkish';
import styles from '../lib/frame.module.css';
import { Guarded } from '../auth/guarded';
import { OverlaysProvider } from './overlays/overlays';
import { accessControlProvider, authProvider, i18nProvider, queryClient } from '../providers/instances';
import { refineResources, resourceWords } from '../providers/refine-resources';
import { createStyleCache } from './styles/remembered-styles';
import { SessionBoundary } from '../auth/session-boundary';
import { SessionRecovery } from '../auth/session-recovery';
import { UnsavedChangesGuard } from '../drafts/unsaved-changes-guard';
import { AbandonedUploads } from './abandoned-uploads';
import { listDataProvider, usePrefetchedLinks } from './prefetch';
import { Shell } from './shell';
import { useAdminTheme } from './use-admin-theme';
import { useNotificationProvider } from './overlays/use-notification-provider';
import { Waiting } from '../lib/waiting';

/** Ant Design calls it 'Close' in every language. */
const closeButton = { closable: { 'aria-label': messages.labels.close } };

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

/** The name of a build's file changes with what is in it. While developing, nothing is kept. */
const styleCache = createStyleCache(import.meta.env.PROD ? import.meta.url : null);

/** The back office: Ant Design in the site's clothes, Refine with our providers, the guard, and the screens behind it. */
export function RefineApp() {
  return (
    <StyleProvider cache={styleCache}>
      <ConfigProvider locale={antdLocale} theme={useAdminTheme()} modal={closeButton} drawer={closeButton}>
        <SessionBoundary>
          <OverlaysProvider>
            <Refine
              {...refineProps}
              routerProvider={routerProvider}
              dataProvider={listDataProvider}
              authProvider={authProvider}
              accessControlProvider={accessControlProvider}
              i18nProvider={i18nProvider}
              notificationProvider={useNotificationProvider}
            >
              <div className={styles.office}>
                <Guarded>
                  <Suspense fallback={<Waiting />}>
                    <Outlet />
                  </Suspense>
                </Guarded>
              </div>
              <ScrollRestoration />
            </Refine>
          </OverlaysProvider>
        </SessionBoundary>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** What surrounds the screens of administrators, and watches over them. */
export function AdminArea() {
  usePrefetchedLinks();
  return (
    <Shell>
      <SessionRecovery>
        <Outlet />
      </SessionRecovery>
      <UnsavedChangesGuard />
      <AbandonedUploads />
      <DocumentTitleHandler />
    </Shell>
  );
}
