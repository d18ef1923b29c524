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
let root: ReactRoot;
let router: ReturnType<typeof createBrowserRouter>;

function Page() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
      {['/a', '/b', '/c'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="?ay=2" preventScrollReset>
        month
      </Link>
      <a href="#yer">place</a>
    </main>
  );
}

function route(path: string) {
  return {
    path,
    element: <Page />,
    handle: { navTheme: 'auto', meta: { title: path } },
    loader: ({ request }: { request: Request }) => {
      const { pathname, search } = new URL(request.url);
      const { signal } = request;
      return new Promise((finish) => begun.set(pathname + search, { finish, signal }));
    },
  };
}

const shown = () => document.querySelector('h1')?.textContent;
const isUnderWay = () => document.querySelector('[aria-hidden]') !== null;

beforeEach(async () => {
  begun.clear();
  scrollTo.mockClear();
  onShown.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/a');
  document.body.innerHTML = '<div id="root"></div>';
  const services = createServices({ config: CONFIG, origin: ORIGIN, fetch: fakeApi().fetch, waits: false });
  root = createRoot(document.body.firstElementChild ?? document.body);
  const children = ['/a', '/b', '/c'].map(route);
  router = createBrowserRouter([{ element: <Root onShown={onShown} />, children }], {
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

async function settle() {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function follow(text: string) {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  link?.click();
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
  expect([shown(), isUnderWay()]).toEqual(['/a', true]);
  expect(scrollTo).not.toHaveBeenCalled();
  await finish('/b');
  expect([shown(), isUnderWay(), window.location.pathname]).toEqual(['/b', false, '/b']);
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
  expect([shown(), window.location.pathname]).toEqual(['/c', '/c']);
});

test('a redirect shows the new address and leaves no history entry for the old one', async () => {
  await follow('/b');
  await finish('/b', redirect('/c', 301));
  expect(shown()).toBe('/a');
  await finish('/c');
  expect([shown(), window.location.pathname]).toEqual(['/c', '/c']);
  await goBack();
  expect([shown(), window.location.pathname]).toEqual(['/a', '/a']);
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
  expect(shown()).toBe('/a?ay=2');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('an in-page link reloads nothing', async () => {
  window.history.pushState(null, '', '/a#yer');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect([shown(), isUnderWay(), begun.size]).toEqual(['/a', false, 0]);
});
