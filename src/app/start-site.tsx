import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { documentState } from '../lib/render-contract';
import { bypassRouterOffline, startOffline } from '../offline/start-offline';
import { prefetchOnIntent } from './prefetch-on-intent';
import { removeTrailingSlash, isDocumentFor, dataUpdatedAt } from './initial-document';
import { Providers } from './providers';
import { restoreSnapshot } from './query-snapshot';
import { createRoutes, loadLazyRoutes, prefetchPage } from './routes';
import { createServices } from './services';

/** Hydrates the server's markup, or renders afresh when the document belongs to another address. */
export async function startSite(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root to hydrate');
  const state = documentState();
  const { config, origin: siteOrigin, queries, renderedOn, exportedPath } = state;
  const { origin } = window.location;
  const services = createServices({ config, origin, siteOrigin, waits: false, renderedOn });
  restoreSnapshot(services.queryClient, queries, dataUpdatedAt(state, document.documentElement));
  if (exportedPath !== undefined) removeTrailingSlash(window.location);

  let savePage: () => void = () => undefined;
  const routes = createRoutes(services, { onShown: () => savePage() });
  const prefetch = (url: URL) => prefetchPage(routes, services, url);
  const isDocumentCurrent = isDocumentFor(state, window.location);
  // The document stays as it is until the page for this address can be shown.
  const isLoaded = await (
    isDocumentCurrent
      ? loadLazyRoutes(routes, window.location.pathname)
      : prefetch(new URL(window.location.href))
  ).then(
    () => isDocumentCurrent && isDocumentFor(state, window.location),
    () => false,
  );
  const router = createBrowserRouter(routes, isLoaded ? { hydrationData: state.router } : {});
  const app = (
    <StrictMode>
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (import.meta.env.PROD) bypassRouterOffline();
  // In a transition, hydration yields to the visitor's input.
  startTransition(() => {
    if (isLoaded) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  prefetchOnIntent(prefetch);

  if (import.meta.env.PROD) {
    const startSaving = async () => {
      savePage = await startOffline();
    };
    if (document.readyState === 'complete') void startSaving();
    else window.addEventListener('load', () => void startSaving(), { once: true });
  }
}
