import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from './navigation-progress';
import { usePageMeta } from './route-meta';
import { SiteNotice } from './site-notice';
import { useDocumentHead } from './use-document-head';

/** What every address has: its head, its place on the page, and a word to a visitor who was sent here. */
export function Root() {
  useDocumentHead(usePageMeta());
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <SiteNotice />
      <ScrollRestoration />
    </>
  );
}
