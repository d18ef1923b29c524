import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { trustOffset } from '../shared/dates';
import { documentState } from '../shared/render-contract';
import { repeatEarlyClick } from './early-click';
import { isOpenedFor, repeatEarlyTravel } from './early-travel';
import { fetchOnIntent } from './fetch-on-intent';
import { layOutWhenIdle } from './from-top';
import { dropSlash, isWrittenFor, readAt } from './kept-document';
import { nextTask } from './next-task';
import { leadLinksToKeptPages, startOffline } from './offline/start-offline';
import { openFirstPage } from './open-first-page';
import { Providers } from './providers';
import { restoreSnapshot } from './query-snapshot';
import { createServices } from './services';
import { Site } from './site';

/** Takes the server's markup over. */
export async function startSite(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root to hydrate');
  const state = documentState();
  const { config, queries, writtenOn, steadyOffset, keptFor } = state;
  if (steadyOffset) trustOffset(steadyOffset);
  const services = createServices({ config, origin: window.location.origin, waits: false, writtenOn });
  restoreSnapshot(services.queryClient, queries, readAt(state, document.documentElement));

  if (keptFor !== undefined) dropSlash(window.location);
  const isMeant = () => isOpenedFor(window.location) && isWrittenFor(state, window.location);
  // Until the page that was asked for is there, the one that came instead stands.
  const first = await openFirstPage(services, () => (isMeant() ? state.page : undefined));
  const { href } = window.location;

  let isTakenOver = false;
  let keepPage: () => void = () => undefined;
  const onShown = () => {
    if (!isTakenOver) repeatEarlyTravel(href);
    isTakenOver = true;
    repeatEarlyClick();
    keepPage();
  };
  const app = (
    <StrictMode>
      <Providers services={services}>
        <BrowserRouter>
          <Site services={services} first={first} onShown={onShown} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  if (import.meta.env.PROD) leadLinksToKeptPages();
  // In a transition React stops for whoever touches the page meanwhile.
  startTransition(() => {
    if (isMeant()) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });

  fetchOnIntent(services.database);
  void layOutWhenIdle();

  if (import.meta.env.PROD) {
    const keepPages = async () => {
      keepPage = await startOffline(services.database.backend);
    };
    await nextTask();
    if (document.readyState === 'complete') void keepPages();
    else window.addEventListener('load', () => void keepPages(), { once: true });
  }
}
