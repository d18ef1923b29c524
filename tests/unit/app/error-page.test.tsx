// @vitest-environment jsdom
import { act, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorPage } from '../../../src/app/error-page';
import { reloadOnce, StaleChunkError } from '../../../src/lib/stale-chunk';
import { waitUntil } from '../../fixtures/wait-until';

vi.mock(import('../../../src/lib/stale-chunk'), async (load) => ({ ...(await load()), reloadOnce: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
});

async function render(route: RouteObject, error?: unknown): Promise<HTMLElement> {
  const routes = [{ path: '/', errorElement: <ErrorPage />, ...route }];
  const router = createMemoryRouter(
    routes,
    error === undefined ? {} : { hydrationData: { errors: { '0': error } } },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => {
    root.render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return place;
}

test('a page whose script was replaced by a deployment is loaded anew', async () => {
  await render({ element: null }, new StaleChunkError('gone'));
  await waitUntil(() => expect(reloadOnce).toHaveBeenCalledOnce());
});

test.each([
  [1, new DOMException('The node is not a child of this node.', 'NotFoundError'), 'Takvim'],
  [Infinity, new DOMException('The node is not a child of this node.', 'NotFoundError'), 'Sayfa açılamadı'],
  [1, new DOMException('Not allowed.', 'NotAllowedError'), 'Sayfa açılamadı'],
  [1, new TypeError('undefined is not a function'), 'Sayfa açılamadı'],
])('a page that fails %d times with %s shows %s', async (times, error, shown) => {
  let renders = 0;
  function Page() {
    const [isBroken] = useState(() => renders < times);
    useLayoutEffect(() => {
      if (isBroken) renders++;
      if (isBroken) throw error;
    }, [isBroken]);
    return <h1>Takvim</h1>;
  }
  const page = await render({ element: <Page /> });
  await waitUntil(() => expect(page.querySelector('h1')?.textContent).toBe(shown));
});
