// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedPage, Redirection } from '../../../src/app/open-page';
import { createServices } from '../../../src/app/services';
import { Site } from '../../../src/app/site';
import { STAY, useShownPage } from '../../../src/components/shown-page';

type Opening = OpenedPage | Redirection;

/** Openings that were begun, by path; a test ends each when it likes. */
const { begun, openPage } = vi.hoisted(() => {
  const begun = new Map<string, { finish: (opening: unknown) => void; signal: AbortSignal | undefined }>();
  const openPage = vi.fn(
    (_services: unknown, { pathname, search }: URL, options: { signal?: AbortSignal } = {}) => {
      return new Promise((finish) => begun.set(pathname + search, { signal: options.signal, finish }));
    },
  );
  return { begun, openPage };
});
vi.mock('../../../src/app/open-page', () => ({ openPage }));
vi.mock('../../../src/app/root', () => ({
  Root: ({ opened }: { opened: OpenedPage }) => <Content {...opened} />,
}));

function Content({ Component }: OpenedPage) {
  return <main>{Component && <Component />}</main>;
}

function pageOf(path: string): OpenedPage {
  const Component = () => (
    <>
      <h1>{path}</h1>
      <p>{useShownPage().isLeaving ? 'leaving' : 'at rest'}</p>
      <button onClick={useShownPage().reload}>read anew</button>
      {['/a', '/b', '/c'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="?ay=2" state={STAY}>
        month
      </Link>
    </>
  );
  return {
    params: {},
    route: { path: path.replace(/\?.*/, ''), meta: { navTheme: 'auto', meta: {} } },
    Component,
  };
}

let root: Root;
const shown = () => document.querySelector('h1')?.textContent;
const state = () => document.querySelector('p')?.textContent;
const scrollTo = vi.fn();
const onShown = vi.fn();

beforeEach(async () => {
  begun.clear();
  scrollTo.mockClear();
  onShown.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/a');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  const services = createServices({
    config: { apiUrl: '', anonKey: 'anon-key' },
    origin: 'https://site.example',
    waits: false,
  });
  await act(() => {
    root.render(
      <BrowserRouter>
        <Site services={services} first={pageOf('/a')} onShown={onShown} />
      </BrowserRouter>,
    );
    return Promise.resolve();
  });
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function follow(text: string) {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  await act(async () => {
    link?.click();
    await Promise.resolve();
  });
}

async function finish(path: string, opening: Opening = pageOf(path)) {
  await act(async () => {
    begun.get(path)?.finish(opening);
    await Promise.resolve();
  });
}

async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
}

test('the page before stays until the next one is ready, which begins at its top', async () => {
  await follow('/b');
  expect([shown(), state(), window.location.pathname]).toEqual(['/a', 'leaving', '/b']);
  expect(scrollTo).not.toHaveBeenCalled();
  await finish('/b');
  expect([shown(), state()]).toEqual(['/b', 'at rest']);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(onShown.mock.calls).toEqual([['/a'], ['/b']]);
});

test('who goes on meanwhile comes to the later page, whichever is ready first', async () => {
  await follow('/b');
  await follow('/c');
  expect(begun.get('/b')?.signal?.aborted).toBe(true);
  await finish('/c');
  await finish('/b');
  expect([shown(), window.location.pathname]).toEqual(['/c', '/c']);
});

test('a page that has moved is come to under its present address, and the old one is no step back', async () => {
  await follow('/b');
  await finish('/b', { redirect: '/c', status: 301 });
  expect([shown(), window.location.pathname]).toEqual(['/a', '/c']);
  await finish('/c');
  expect(shown()).toBe('/c');
  await goBack();
  expect(window.location.pathname).toBe('/a');
});

test('an open page that has moved meanwhile is shown under its present address', async () => {
  document.querySelector('button')?.click();
  await finish('/a', { redirect: '/c', status: 301 });
  await finish('/c');
  expect([shown(), window.location.pathname]).toEqual(['/c', '/c']);
});

test.each([{ redirect: '/c', status: 301 }, pageOf('/a')] as const)(
  'what is read anew of an open page takes nobody back who has gone on',
  async (opening) => {
    document.querySelector('button')?.click();
    await follow('/b');
    await finish('/a', opening);
    expect([shown(), window.location.pathname]).toEqual(['/a', '/b']);
    await finish('/b');
    expect([shown(), window.location.pathname]).toEqual(['/b', '/b']);
  },
);

test('going back comes to where one was read', async () => {
  vi.stubGlobal('scrollY', 640);
  window.dispatchEvent(new Event('scroll'));
  await follow('/b');
  await finish('/b');
  await goBack();
  await finish('/a');
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 640],
  ]);
});

test('a step within the page leaves what is in view', async () => {
  await follow('month');
  await finish('/a?ay=2');
  expect(shown()).toBe('/a?ay=2');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a place within the page opens nothing anew', async () => {
  await act(async () => {
    window.history.pushState(null, '', '/a#yer');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
  expect([shown(), state(), begun.size]).toEqual(['/a', 'at rest', 0]);
});

test('the browser remembers places again once the document is left', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
