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

/** Takes the server's markup over. */
export async function startSite(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root to hydrate');
  const state = documentState();
  const { config, origin: siteOrigin, queries, renderedOn, exportedPath } = state;
  const { origin } = window.location;
  const services = createServices({ config, origin, siteOrigin, waits: false, renderedOn });
  restoreSnapshot(services.queryClient, queries, dataUpdatedAt(state, document.documentElement));
  if (exportedPath !== undefined) removeTrailingSlash(window.location);

  let keepPage: () => void = () => undefined;
  const routes = createRoutes(services, { onShown: () => keepPage() });
  const prefetch = (url: URL) => prefetchPage(routes, services, url);
  const isMeant = isDocumentFor(state, window.location);
  // Until the page that was asked for can be shown, the one that came instead stands.
  const isLoaded = await (
    isMeant ? loadLazyRoutes(routes, window.location.pathname) : prefetch(new URL(window.location.href))
  ).then(
    () => isMeant && isDocumentFor(state, window.location),
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
  // In a transition React stops for whoever touches the page meanwhile.
  startTransition(() => {
    if (isLoaded) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  prefetchOnIntent(prefetch);

  if (import.meta.env.PROD) {
    const keepPages = async () => {
      keepPage = await startOffline(services.database.backend);
    };
    if (document.readyState === 'complete') void keepPages();
    else window.addEventListener('load', () => void keepPages(), { once: true });
  }
}
