import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useShownPage } from '../components/shown-page';
import { ErrorPage } from './error-page';
import { Layout } from './layout/layout';
import { NavigationProgress } from './navigation-progress';
import type { OpenedPage } from './open-page';
import { OpenedPageContext, pageMetaOf } from './route-meta';
import { SiteNotice } from './site-notice';
import { useDocumentHead } from './use-document-head';

/** What every page stands in: its head, the bar and the footer, and a word to a visitor who was sent here. */
export function Root({ opened }: { opened: OpenedPage }) {
  const { isLeaving } = useShownPage();
  useDocumentHead(useMemo(() => pageMetaOf(opened), [opened]));
  return (
    <OpenedPageContext value={opened}>
      {isLeaving && <NavigationProgress />}
      <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[opened]}>
        <Layout>
          <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[opened]}>
            <Content {...opened} />
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      <SiteNotice />
    </OpenedPageContext>
  );
}

function Content({ Component, error }: OpenedPage) {
  if (error !== undefined) return <ErrorPage error={error} />;
  return Component && <Component />;
}
