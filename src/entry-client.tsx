import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { fetchOnIntent } from './app/fetch-on-intent';
import { dropSlash, isWrittenFor, readAt, whenReady } from './app/kept-document';
import { loadMatchedRoutes } from './app/load-matched-routes';
import { Providers } from './app/providers';
import { restoreSnapshot } from './app/query-snapshot';
import { createRoutes } from './app/routes';
import { createServices } from './app/services';
import { APP_STATE_ID, parseAppState } from './shared/render-contract';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to hydrate');

const state = parseAppState(document.getElementById(APP_STATE_ID)?.textContent ?? '');
const { config, queries, writtenOn, keptFor } = state;
const services = createServices({
  config,
  origin: window.location.origin,
  waits: false,
  writtenOn,
});
restoreSnapshot(services.queryClient, queries, readAt(state, document.documentElement));

if (keptFor !== undefined) dropSlash(window.location);
const isMeant = isWrittenFor(state, window.location);
const routes = createRoutes(services);
await loadMatchedRoutes(routes, window.location);
const router = createBrowserRouter(
  routes,
  isMeant ? { hydrationData: state.router as HydrationState } : undefined,
);

const app = (
  <StrictMode>
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
if (isMeant) hydrateRoot(root, app);
else {
  // Until the page that was asked for is there, the one that came instead stands.
  await whenReady(router);
  createRoot(root).render(app);
}

fetchOnIntent(routes, services.database);

if (import.meta.env.PROD) {
  const start = () =>
    void import('./app/offline/start-offline').then((offline) =>
      offline.startOffline(router, services.database.backend),
    );
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
