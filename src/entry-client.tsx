import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fetchOnIntent } from './app/fetch-on-intent';
import { dropSlash, isWrittenFor, readAt } from './app/kept-document';
import { openFirstPage } from './app/open-first-page';
import { Providers } from './app/providers';
import { restoreSnapshot } from './app/query-snapshot';
import { createServices } from './app/services';
import { Site } from './app/site';
import { APP_STATE_ID, parseAppState } from './shared/render-contract';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to hydrate');

// Each step is a task of its own, so that a finger on the screen never waits for all of them.
await nextTask();
await startSite(root);

/** Takes the server's markup over. */
async function startSite(container: HTMLElement): Promise<void> {
  const state = parseAppState(document.getElementById(APP_STATE_ID)?.textContent ?? '');
  const { config, queries, writtenOn, keptFor } = state;
  const services = createServices({ config, origin: window.location.origin, waits: false, writtenOn });
  restoreSnapshot(services.queryClient, queries, readAt(state, document.documentElement));

  if (keptFor !== undefined) dropSlash(window.location);
  const isMeant = isWrittenFor(state, window.location);
  // Until the page that was asked for is there, the one that came instead stands.
  const first = await openFirstPage(services, isMeant ? state.page : undefined);
  await nextTask();

  let keepPage: () => void = () => undefined;
  const app = (
    <StrictMode>
      <Providers services={services}>
        <BrowserRouter>
          <Site services={services} first={first} onShown={() => keepPage()} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // In a transition React stops for whoever touches the page meanwhile.
  startTransition(() => {
    if (isMeant) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });

  fetchOnIntent(services.database);

  if (import.meta.env.PROD) {
    const startOffline = async () => {
      const offline = await import('./app/offline/start-offline');
      keepPage = await offline.startOffline(services.database.backend);
    };
    await nextTask();
    if (document.readyState === 'complete') void startOffline();
    else window.addEventListener('load', () => void startOffline(), { once: true });
  }
}

/** As soon as the browser likes: nested timers would wait for milliseconds. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
