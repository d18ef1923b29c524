// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorPage } from '../../../src/app/error-page';
import { reloadOnce, StaleChunkError } from '../../../src/lib/stale-chunk';

vi.mock(import('../../../src/lib/stale-chunk'), async (load) => ({ ...(await load()), reloadOnce: vi.fn() }));

test('a page whose script was replaced by a deployment is loaded anew', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  const routes = [{ path: '/', element: null, errorElement: <ErrorPage /> }];
  const hydrationData = { errors: { '0': new StaleChunkError('gone') } };
  const router = createMemoryRouter(routes, { hydrationData });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => {
    root.render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
});
