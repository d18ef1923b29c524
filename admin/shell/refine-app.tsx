import '@ant-design/v5-patch-for-react-19';
import { Refine, useResourceParams } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { ConfigProvider } from 'antd';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { checkDeclarations } from '../fields/check-declarations';
import { appTexts } from '../i18n/app';
import { resources } from '../resources/index';
import { Notices, useNotificationProvider } from '../lib/notices';
import { Questions } from '../lib/questions';
import { antdLocale } from './antd-locale';
import styles from '../lib/frame.module.css';
import { RouteGuard } from '../people/sign-in/route-guard';
import { routerProvider } from '../data/router-provider';
import { authProvider, i18nProvider, queryClient } from '../data/instances';
import { refineResources } from '../data/refine-resources';
import { useRights } from '../data/access';
import { dataProvider } from './screen-data-provider';
import { SessionBoundary, SessionRecovery } from '../people/sign-in/session-recovery';
import { PAGES } from './search/destinations';
import { Shell } from './shell';
import { UnsavedChangesGuard } from '../drafts/use-leave-question';
import { useAdminTheme } from './use-admin-theme';
import { useDocumentTitle } from '../lib/browser/use-document-title';

if (import.meta.env.DEV) checkDeclarations(resources);

/** Ant Design labels it 'Close' in every language. */
const closeButton = { closable: { 'aria-label': messages.labels.close } };
const noWave = { disabled: true };
/** The landmark of notices, which Ant Design would render outside of every landmark. It stands last, so that the skip link is first. */
const NOTICES = 'bildirimler';
/**
 * Dialogs, drawers and menus are put there. By default each gets an element of its own, and one that opens over a dialog
 * is attached to the document only after it asked for the focus, if the dialog has not rendered since it opened
 * (`useDom` of @rc-component/portal 1.1). The focus then stays below, and Escape closes the dialog.
 */
const popupContainer = () => document.body;
const noticesRegion = () => document.getElementById(NOTICES) ?? document.body;

const screens = [
  ...refineResources(resources),
  ...PAGES.flatMap(({ name, to, title }) => (name ? { name, list: to, meta: { label: title } } : [])),
];

const options = {
  disableTelemetry: true,
  mutationMode: 'pessimistic',
  warnWhenUnsavedChanges: true,
  reactQuery: { clientConfig: queryClient },
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
      getPopupContainer={popupContainer}
      modal={closeButton}
      drawer={closeButton}
    >
      <SessionBoundary>
        <Notices getContainer={noticesRegion}>
          <Refine
            options={options}
            resources={screens}
            routerProvider={routerProvider}
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            notificationProvider={useNotificationProvider}
          >
            <div className={styles.office}>
              <Questions>
                <RouteGuard>
                  <Outlet />
                </RouteGuard>
              </Questions>
            </div>
            <ScrollRestoration />
          </Refine>
        </Notices>
      </SessionBoundary>
      <section id={NOTICES} aria-label={appTexts.shell.notifications} />
    </ConfigProvider>
  );
}

/** The frame of the screens behind the guard. */
export function AdminArea() {
  return (
    <Shell>
      <SessionRecovery>
        <AllowedScreen />
      </SessionRecovery>
      <UnsavedChangesGuard />
      <DocumentTitleHandler />
    </Shell>
  );
}

/** The screen of the address, or why it is not this person's. Refine's `CanAccess` would mount a list anew with each form over it. */
function AllowedScreen() {
  const { resource, action } = useResourceParams();
  return useRights()(action ?? 'list', resource?.name) ? <Outlet /> : <ClosedScreen />;
}

function ClosedScreen() {
  const { closedTitle, closedHelp, toOverview } = appTexts.access;
  useDocumentTitle(closedTitle);
  return (
    <section role="alert" className={styles.closed}>
      <h1>{closedTitle}</h1>
      <p>{closedHelp}</p>
      <Link to={paths.admin}>{toOverview}</Link>
    </section>
  );
}
