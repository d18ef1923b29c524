import { Refine } from '@refinedev/core';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { fakeBackend } from './fake-backend';

/** Renders into the document until the test ends. React schedules as in a browser; earlier files may have enabled act(). */
export function showInPage(element: ReactElement): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Ant Design uses the window's width, the old listener methods, and styles of pseudo-elements, which jsdom lacks.
  const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const width = { matches: false, ...listeners, addListener: vi.fn(), removeListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => width);
  const read = window.getComputedStyle.bind(window);
  vi.stubGlobal('getComputedStyle', (styled: Element) => read(styled));
  Element.prototype.scrollIntoView = vi.fn();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
    vi.unstubAllGlobals();
  });
  flushSync(() => root.render(element));
  return page;
}

/** Opens an address among routes of the back office. Returns their router. */
export function showRoutes(
  { dataProvider, notificationProvider }: ReturnType<typeof fakeBackend>,
  path: string,
  children: RouteObject[],
  address: string,
) {
  const options = { disableTelemetry: true };
  const frame = (
    <Refine dataProvider={dataProvider} notificationProvider={notificationProvider} options={options}>
      <Outlet />
    </Refine>
  );
  const router = createMemoryRouter([{ path, element: frame, children }], { initialEntries: [address] });
  showInPage(<RouterProvider router={router} />);
  return router;
}

/** Waits for something on the page. Other tests may slow the machine. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000 });
}

/** The button with this name. Ant Design puts a space between two letters. */
export function button(name: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll('button')];
  return buttons.find(({ textContent }) => textContent.replace(/\s/g, '') === name);
}
