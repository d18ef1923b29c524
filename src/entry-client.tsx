import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
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
const services = createServices({ config: state.config, origin: window.location.origin, waits: false });
restoreSnapshot(services.queryClient, state.queries);

const routes = createRoutes(services);
await loadMatchedRoutes(routes, window.location);
const router = createBrowserRouter(routes, { hydrationData: state.router as HydrationState });

hydrateRoot(
  root,
  <StrictMode>
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
