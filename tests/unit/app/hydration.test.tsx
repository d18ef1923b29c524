// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataUpdatedAt } from '../../../src/app/initial-document';
import { Providers } from '../../../src/app/providers';
import { restoreSnapshot } from '../../../src/app/query-snapshot';
import { createRoutes, loadLazyRoutes } from '../../../src/app/routes';
import { createServices } from '../../../src/app/services';
import { parseAppState } from '../../../src/lib/render-contract';
import { OFFLINE_COPY_AT } from '../../../src/offline/offline-policy';
import { eventRow } from '../../fixtures/event-row';
import { CLOSED, failure, fakeApi, ORIGIN, renderPath } from './fake-api';
import { announcement } from './rows';
import { waitUntil } from '../../fixtures/wait-until';

const DAY_MS = 86_400_000;

let root: Root | undefined;
const complaints = vi.fn();

beforeEach(() => {
  complaints.mockReset();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom lays nothing out, so nothing is observed.
  const observer = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  // jsdom implements the element without its methods.
  Object.assign(HTMLDialogElement.prototype, { close: () => undefined });
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // Only in this test do server and browser share a process.
    if (!String(words[0]).startsWith('Detected multiple renderers')) complaints(...words);
  });
});

afterEach(() => {
  act(() => {
    root?.unmount();
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface LaterVisit {
  daysLater: number;
  /** A file of a static build, otherwise an offline copy. */
  isFile: boolean;
}

/** Hydrates a document that the server rendered, in a browser whose requests go to `api`. */
async function hydrate(path: string, serverApi = fakeApi(), api = fakeApi(), later?: LaterVisit) {
  const { html, state: text } = await renderPath(path, serverApi, { isExported: later?.isFile ?? false });
  // React's server leaves the contexts of the last page set, and in this process the browser would read them. An empty
  // render resets them.
  const empty = await renderToReadableStream(null);
  await empty.allReady;
  const savedAt = new Date().toISOString();
  if (later) vi.setSystemTime(Date.now() + later.daysLater * DAY_MS);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const container = document.getElementById('root') ?? document.body;

  const state = parseAppState(text);
  const { config, queries, renderedOn } = state;
  const connection = { config, origin: ORIGIN, fetch: api.fetch };
  const services = createServices({ ...connection, waits: false, renderedOn });
  const page = document.createElement('html');
  if (later && !later.isFile) page.setAttribute(OFFLINE_COPY_AT, savedAt);
  restoreSnapshot(services.queryClient, queries, dataUpdatedAt(state, page));
  const routes = createRoutes(services);
  await loadLazyRoutes(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: state.router });
  await act(async () => {
    root = hydrateRoot(
      container,
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>,
      { onRecoverableError: complaints },
    );
    await Promise.resolve();
  });
  return { html, container, router };
}

const ROWS = {
  announcements: [announcement()],
  events: [eventRow()],
  calendar: [{ title: 'Tören', date: '2099-05-12' }],
};

test.each([
  ['/duyurular', ['Çınaraltı buluşması']],
  ['/duyurular/7-cinaralti-bulusmasi', ['Çınaraltı buluşması']],
  ['/', ['Çınaraltı buluşması', 'Şenlik', 'Tören']],
])('%s takes the server’s markup over and asks for nothing again', async (path, titles) => {
  const browserApi = fakeApi();
  const { container } = await hydrate(path, fakeApi(ROWS), browserApi);
  for (const title of titles) expect(container.textContent).toContain(title);
  expect(browserApi.requests).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  ['the home page', '/', 'Dünün işi', 'Bugünün işi'],
  ['the calendar', '/duyurular/takvim', 'Mayıs 2026', 'Haziran 2026'],
])(
  '%s that is rendered across midnight is taken over as the day before’s',
  async (_, path, before, after) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // 23.59 in Istanbul on the last day of May.
    vi.setSystemTime('2026-05-31T20:59:59Z');
    const serverApi = fakeApi({
      calendar: () => {
        vi.setSystemTime('2026-05-31T21:00:01Z');
        return [{ title: 'Dünün işi', date: '2026-05-31' }];
      },
    });
    const browserApi = fakeApi({ calendar: [{ title: 'Bugünün işi', date: '2026-06-01' }] });
    const { html, container } = await hydrate(path, serverApi, browserApi);
    expect(html).toContain(before);
    expect(html).not.toContain('Yükleniyor…');
    await act(() => waitUntil(() => expect(container.textContent).toContain(after)));
    expect(complaints).not.toHaveBeenCalled();
    vi.useRealTimers();
  },
);

test('an error from the server is shown until the visitor retries', async () => {
  const browserApi = fakeApi({ announcements: [announcement()] });
  const serverApi = fakeApi({ announcements: failure() });
  const { container } = await hydrate('/duyurular', serverApi, browserApi);
  expect(container.querySelector('[role=alert]')?.textContent).toBe(CLOSED);
  expect(browserApi.requests).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();

  const retry = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Yeniden dene',
  );
  act(() => retry?.click());
  await waitUntil(() => expect(container.textContent).toContain('Çınaraltı buluşması'));
});

test.each([
  ['a file', true],
  ['an offline copy', false],
])('a document from another day, %s, is taken over as it is, then read anew', async (_, isFile) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const concert = eventRow({ starts_at: new Date().toISOString() });
  const browserApi = fakeApi({ events: [{ ...concert, title: 'Yeni başlık' }] });
  const path = '/duyurular/etkinlikler';
  const { html, container } = await hydrate(path, fakeApi({ events: [concert] }), browserApi, {
    daysLater: 400,
    isFile,
  });
  const coming = /data-phase="coming"/;
  expect(html).toMatch(coming);
  await act(() => waitUntil(() => expect(container.textContent).toContain('Yeni başlık')));
  expect(container.innerHTML).not.toMatch(coming);
  expect(complaints).not.toHaveBeenCalled();
  vi.useRealTimers();
});
