// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, Link, redirect, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../src/app/providers';
import { Root } from '../../../src/app/root';
import { createServices } from '../../../src/app/services';
import { CONFIG, fakeApi, ORIGIN } from './fake-api';

/** Pending loaders by path. Tests settle them. */
const begun = new Map<string, { finish: (answer: unknown) => void; signal: AbortSignal }>();
const scrollTo = vi.fn();
const onShown = vi.fn();
const PATHS = ['/a', '/b', '/c'];
let root: ReactRoot;
let router: ReturnType<typeof createBrowserRouter>;

function Page() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
      {PATHS.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="?ay=2" preventScrollReset>
        month
      </Link>
    </main>
  );
}

const routes = PATHS.map((path) => ({
  path,
  element: <Page />,
  handle: { navTheme: 'auto', meta: { title: path } },
  loader: ({ request: { url, signal } }: { request: Request }) => {
    const { pathname, search } = new URL(url);
    return new Promise((finish) => begun.set(pathname + search, { finish, signal }));
  },
}));

/** The page that is shown, the address, and whether the next page is under way. */
const state = () => [
  document.querySelector('h1')?.textContent,
  window.location.pathname + window.location.search,
  document.querySelector('[aria-hidden]') !== null,
];
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(async () => {
  vi.clearAllMocks();
  begun.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/a');
  document.body.innerHTML = '<div id="root"></div>';
  const services = createServices({ config: CONFIG, origin: ORIGIN, fetch: fakeApi().fetch, waits: false });
  root = createRoot(document.body.firstElementChild ?? document.body);
  router = createBrowserRouter([{ element: <Root onShown={onShown} />, children: routes }], {
    hydrationData: { loaderData: { '0-0': null } },
  });
  await act(async () => {
    root.render(
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await Promise.resolve();
  });
});

afterEach(() => {
  act(() => root.unmount());
  router.dispose();
  vi.unstubAllGlobals();
});

async function follow(text: string) {
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.click();
  await settle();
}

async function finish(path: string, answer: unknown = null) {
  begun.get(path)?.finish(answer);
  await settle();
}

async function goBack() {
  window.history.back();
  await vi.waitFor(() => expect(begun.has('/a')).toBe(true));
  await finish('/a');
}

test('the previous page stays until the next one is ready, which starts at the top with its own title', async () => {
  await follow('/b');
  expect(state()).toEqual(['/a', '/a', true]);
  expect(scrollTo).not.toHaveBeenCalled();
  await finish('/b');
  expect(state()).toEqual(['/b', '/b', false]);
  expect(document.title).toMatch(/^\/b \| /);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(onShown.mock.calls).toEqual([['/a'], ['/b']]);
});

test('a second navigation wins, whichever page is ready first', async () => {
  await follow('/b');
  await follow('/c');
  expect(begun.get('/b')?.signal.aborted).toBe(true);
  await finish('/c');
  await finish('/b');
  expect(state()).toEqual(['/c', '/c', false]);
});

test('a redirect shows the new address and leaves no history entry for the old one', async () => {
  await follow('/b');
  await finish('/b', redirect('/c', 301));
  expect(state()[0]).toBe('/a');
  await finish('/c');
  expect(state()).toEqual(['/c', '/c', false]);
  await goBack();
  expect(state()).toEqual(['/a', '/a', false]);
});

test('going back restores the scroll position', async () => {
  vi.stubGlobal('scrollY', 640);
  await follow('/b');
  await finish('/b');
  await goBack();
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 640],
  ]);
});

test('changing only the query keeps the scroll position', async () => {
  await follow('month');
  await finish('/a?ay=2');
  expect(state()).toEqual(['/a?ay=2', '/a?ay=2', false]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('an in-page link reloads nothing', async () => {
  window.history.pushState(null, '', '/a#yer');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(state()).toEqual(['/a', '/a', false]);
  expect(begun.size).toBe(0);
});
