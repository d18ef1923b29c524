// @vitest-environment jsdom
import { Refine, useGo, type CrudFilter } from '@refinedev/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { routerProvider } from '../../../../admin/data/router-provider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SEARCH: CrudFilter[] = [{ field: 'q', operator: 'contains', value: 'Afyon & Çay' }];

/** Opens a list whose form takes as long to load as the test wants. */
async function openList() {
  let loaded: (screen: { element: null }) => void = () => undefined;
  const form = new Promise<{ element: null }>((resolve) => (loaded = resolve));
  let go: ReturnType<typeof useGo> | undefined;
  function List() {
    go = useGo();
    return <Outlet />;
  }
  const element = (
    <Refine options={{ disableTelemetry: true }} routerProvider={routerProvider}>
      <List />
    </Refine>
  );
  const children = [{ path: ':id', lazy: () => form }];
  const router = createMemoryRouter([{ path: '/liste', element, children }], { initialEntries: ['/liste'] });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => {
    root.render(<RouterProvider router={router} useTransitions={false} />);
    await Promise.resolve();
  });
  const steps = async (action: () => unknown) =>
    act(async () => {
      action();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return {
    router,
    showsSearch: () => steps(() => go?.({ type: 'replace', query: { filters: SEARCH } })),
    opensRow: () => steps(() => void router.navigate('/liste/7')),
    loads: () => steps(() => loaded({ element: null })),
  };
}

test('a search that reaches the address while a row is being opened does not end that', async () => {
  const list = await openList();
  await list.opensRow();
  await list.showsSearch();
  await list.loads();
  expect(list.router.state.location.pathname).toBe('/liste/7');
});

test('a search stands in the list’s address, letter for letter', async () => {
  const list = await openList();
  await list.showsSearch();
  const value = new URLSearchParams(list.router.state.location.search).get('filters[0][value]');
  expect(decodeURIComponent(value ?? '')).toBe('Afyon & Çay');
});
